# The program on the page of a browser.
web-storage-full = the storage of this browser is full: save lessons of your own as files, then delete some of them here
web-storage-off = this browser keeps nothing for this page: save what you make as files
web-worker-failed = the engine has stopped, or could not start: reload the page; perhaps the browser has too little memory
web-save-hint = a name that begins with browser/lessons/ keeps the lesson in this browser, on your list; any other name gives you a file
