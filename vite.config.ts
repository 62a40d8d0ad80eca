/** Builds the pages: `npm run build`. While working on them, `npx vite` serves them with the API of a running server. */

import { defineConfig } from 'vite';

export default defineConfig({
  root: 'src/web',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: { outDir: '../../dist/web', emptyOutDir: true, target: 'es2023', modulePreload: { polyfill: false } },
  server: { proxy: { '/api': 'http://localhost:8080' } },
});
