import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BAR_WORDS } from './barWords.ts';

test('the document has the same bar as the pages', () => {
  const document = readFileSync(new URL('index.html', import.meta.url), 'utf8');
  const [navigation] = /<nav[^]*<\/nav>/.exec(document)!;
  const links = [...navigation.matchAll(/<a href="([^"]*)">([^<]*)<\/a>/g)];
  expect(links.map(([, address, word]) => ({ word, address }))).toEqual(BAR_WORDS);
});
