/** The words in the bar above every page. `index.html` has them too, so that the bar is there before any script. */

export const BAR_WORDS: readonly { readonly word: string; readonly address: string }[] = [
  { word: 'Play', address: '/' },
  { word: 'Strategies', address: '/strategies' },
  { word: 'Runs', address: '/runs' },
  { word: 'Reports', address: '/reports' },
  { word: 'Studies', address: '/studies' },
];
