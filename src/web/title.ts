/**
 * The window title: what the page shows, then the name of the program. The table of pages in `app.tsx` has a default
 * for every page. A page about one thing calls `useTitle` once it knows the name of that thing.
 */

import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** What the page shows; undefined until it is known. */
const shown = signal<string | undefined>(undefined);

/** Sets the title of the current page, as in `useTitle('Run 3: default-8x8')`. */
export function useTitle(name: string | undefined): void {
  useEffect(() => {
    shown.value = name;
    return () => {
      shown.value = undefined;
    };
  }, [name]);
}

/** Updates the window title. Called once, by the frame of all pages, with the default title. */
export function useWindowTitle(word: string): void {
  const title = `${shown.value ?? word} · EvoDraughts`;
  useEffect(() => {
    document.title = title;
  }, [title]);
}
