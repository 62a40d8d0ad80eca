/**
 * Which page an address belongs to. Links are ordinary links; a click changes the page without reloading the document.
 */

import { computed, signal } from '@preact/signals';

export interface Place {
  readonly path: string;
  readonly query: URLSearchParams;
}

/** The current address. */
export const place = signal<Place>(placeOf(location));

/** The parts of the path between slashes. */
export const pathParts = computed(() => place.value.path.split('/').filter((part) => part !== ''));

/** Opens another page. */
export function go(address: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  arrive();
}

/** Handles clicks on links to other pages, and the browser's back button. */
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

/** Whether a link leads to another page of this server. The browser handles links within a page. */
function staysHere({ origin, pathname, hash }: HTMLAnchorElement): boolean {
  return origin === location.origin && !pathname.startsWith('/api/') && hash === '';
}

function arrive(): void {
  place.value = placeOf(location);
}

function placeOf({ pathname, search }: Location): Place {
  return { path: pathname, query: new URLSearchParams(search) };
}
