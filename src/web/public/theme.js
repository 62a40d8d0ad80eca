/* Sets the colours chosen on this device before anything is painted. The rest is in theme.ts. */
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Without storage there is no choice to restore.
}
