/** Which page an address stands for. Links are plain; a click on one changes the page without loading the document. */

import { computed, signal } from '@preact/signals';

export interface Place {
  readonly path: string;
  readonly query: URLSearchParams;
}

/** Where the person is. */
export const place = signal<Place>(placeOf(location));

/** The parts of the path between slashes. */
export const pathParts = computed(() => place.value.path.split('/').filter((part) => part !== ''));

/** Goes to an address of the pages. */
export function go(address: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  arrive();
}

/** Takes over the clicks on links that stay here, and the browser's way back. */
export function watchLinks(): void {
  addEventListener('popstate', arrive);
  document.addEventListener('click', (event) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target !== '' || link.hasAttribute('download') || !staysHere(link)) return;
    event.preventDefault();
    if (link.href !== location.href) go(link.href);
    scrollTo(0, 0);
  });
}

/** Whether it leads to another page of ours; within a page, the browser finds the way. */
function staysHere({ origin, pathname, hash }: HTMLAnchorElement): boolean {
  return origin === location.origin && !pathname.startsWith('/api/') && hash === '';
}

function arrive(): void {
  place.value = placeOf(location);
}

function placeOf({ pathname, search }: Location): Place {
  return { path: pathname, query: new URLSearchParams(search) };
}
