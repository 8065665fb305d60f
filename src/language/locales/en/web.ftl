# The program on the page of a browser.
web-storage-full = the storage of this browser is full: save lessons of your own as files, then delete some of them here
web-storage-off = this browser keeps nothing for this page: save what you make as files
web-worker-failed = the engine has stopped, or could not start: reload the page; perhaps the browser has too little memory
web-save-hint = a name that begins with browser/lessons/ keeps the lesson in this browser, on your list; any other name gives you a file
web-platform-none = No learning platform is connected: the course works, and this browser keeps the marks
web-platform-gone = The learning platform does not answer any more: this browser keeps your work; open the course from the platform again to hand it in
web-platform-refused = The learning platform does not take the marks: this browser keeps them; try again later, and tell your teacher
