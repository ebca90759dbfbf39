// Runs before a sign-in page is shown, until its script runs: stores the last button pressed, and prevents the browser
// from submitting a form. Content that depends on the address's query is hidden until the screen has read it.
(() => {
  var early = { pressed: null, stop: stop };
  function press(event) {
    var button = event.target instanceof Element && event.target.closest('button');
    if (button) early.pressed = button;
  }
  function keep(event) {
    event.preventDefault();
  }
  function stop() {
    document.removeEventListener('click', press, true);
    document.removeEventListener('submit', keep);
  }
  document.addEventListener('click', press, true);
  document.addEventListener('submit', keep);
  window.assizeEarly = early;
  if (location.search) document.documentElement.dataset.waits = '';
})();
