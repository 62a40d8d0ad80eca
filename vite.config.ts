/** Builds the pages: `npm run build`. While working on them, `npx vite` serves them with the API of a running server. */

import type { Plugin } from 'vite';
import { defineConfig } from 'vite';
import { compressFiles } from './tools/compressFiles.ts';

const compressed: Plugin = {
  name: 'compressed',
  apply: 'build',
  writeBundle: ({ dir }) => compressFiles(dir!),
};

/**
 * There are few files, because a browser loads six at a time and each takes a round trip: one for the code that pages
 * share, one for the chart library, which is loaded with the first chart, and one for each page.
 */
const CHUNKS = [
  {
    name: 'plot',
    test: /node_modules.(?:@observablehq|d3|interval-tree|binary-search|isoformat|internmap)/,
    priority: 2,
  },
  { name: 'common', test: /rolldown.runtime|preact|src.(?:web|rules|base)/, minShareCount: 2, priority: 1 },
];

export default defineConfig({
  root: 'src/web',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [compressed],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    // By it the server knows the script of each page.
    manifest: 'manifest.json',
    target: 'es2023',
    modulePreload: { polyfill: false },
    // One style sheet of 7 kB loads faster than two or three small ones in sequence.
    cssCodeSplit: false,
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
  server: { proxy: { '/api': 'http://localhost:8080' } },
});
