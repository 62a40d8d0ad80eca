/** The words in the bar above every page. `index.html` repeats them, so that the bar appears before any script runs. */

export const BAR_WORDS: readonly { readonly word: string; readonly address: string }[] = [
  { word: 'Play', address: '/' },
  { word: 'Strategies', address: '/strategies' },
  { word: 'Runs', address: '/runs' },
  { word: 'Reports', address: '/reports' },
  { word: 'Studies', address: '/studies' },
];
