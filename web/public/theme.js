// Runs before the first paint, so that a dark room is never lit by a white flash. See src/lib/theme.ts.
try {
  var theme = localStorage.getItem('nightlight.theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage is blocked: the system's own setting holds.
}
