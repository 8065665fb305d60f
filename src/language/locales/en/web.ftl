# The program on the page of a browser.
web-storage-full = the storage of this browser is full: delete some lessons of your own, or save them as files
web-storage-off = this browser keeps nothing for this page: save what you make as files
web-worker-failed = the engine has stopped: the browser ended it, perhaps for want of memory
web-save-hint = a name that begins with browser/lessons/ keeps the lesson in this browser, on your list; any other name gives you a file
