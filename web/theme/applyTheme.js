// Runs before the first paint, from a separate file because the content security policy allows no inline script.
var chosen;
try {
  chosen = localStorage.getItem('assize-theme');
} catch {
  // Without storage, the default theme applies.
}
if (chosen === 'dark' || chosen === 'light') document.documentElement.dataset.theme = chosen;
