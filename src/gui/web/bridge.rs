//! What `web/bridge.js` does for the window.

use wasm_bindgen::prelude::*;

#[wasm_bindgen(js_namespace = bridge)]
extern "C" {
    /// The address of the page if it says what to open. From then on the page has its plain address,
    /// so that it opens again where the user was; a lesson that is in the address alone stays there.
    #[wasm_bindgen(js_name = takeLink)]
    pub(super) fn take_link() -> Option<String>;

    /// Has this called when another address is opened in the same tab.
    #[wasm_bindgen(js_name = onAddress)]
    pub(super) fn on_address(act: &Closure<dyn Fn()>);

    /// Has this called when the page is left, perhaps for good.
    #[wasm_bindgen(js_name = onLeaving)]
    pub(super) fn on_leaving(act: &Closure<dyn Fn()>);

    /// Says that the window is there, or why not.
    pub(super) fn started(error: Option<String>);

    /// Makes the page fill the screen, or puts it back.
    #[wasm_bindgen(js_name = fillScreen)]
    pub(super) fn fill(fills: bool);

    /// The whole font, if the page has it.
    #[wasm_bindgen(js_name = wholeFont)]
    pub(super) async fn whole_font() -> JsValue;

    /// Says what has just changed, to those who listen.
    pub(super) fn say(sentence: &str);

    /// Says what the page shows, to those who read it as text.
    pub(super) fn describe(text: &str);
}
