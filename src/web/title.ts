/**
 * The title of the window: what the page shows, then the name of the program. The table of pages in `app.tsx` has a word
 * for every page. A page that shows one thing calls `useTitle` with the name of that thing once it knows it.
 */

import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** What the page shows; undefined as long as only the kind of page is known. */
const shown = signal<string | undefined>(undefined);

/** Puts the name of what a page shows into the title, as in `useTitle('Run 3: default-8x8')`. */
export function useTitle(name: string | undefined): void {
  useEffect(() => {
    shown.value = name;
    return () => {
      shown.value = undefined;
    };
  }, [name]);
}

/** Keeps the title of the window. Called once, by the frame of all pages, with the word for the page. */
export function useWindowTitle(word: string): void {
  const title = `${shown.value ?? word} · EvoDraughts`;
  useEffect(() => {
    document.title = title;
  }, [title]);
}
