/**
 * A page whose script is loaded when somebody goes there. Where it cannot be had, since the server was stopped or has
 * newer pages, that is said, and it is asked for again by whoever wants to.
 */

import type { ComponentType, VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Trouble, Waiting } from './notice.tsx';

type Coming = { readonly Page: ComponentType } | 'loading' | 'failed';

/** What was loaded once is there at once; what failed is tried again. */
export function latePage(load: () => Promise<ComponentType>): ComponentType {
  let known: ComponentType | undefined;
  return function LatePage(): VNode {
    // Asked for as soon as the page is known, not only after the first paint.
    const [loading] = useState(() => (known ? undefined : load()));
    const [coming, setComing] = useState<Coming>(() => (known ? { Page: known } : 'loading'));
    useEffect(() => {
      let isWanted = true;
      loading?.then(
        (Page) => {
          known = Page;
          if (isWanted) setComing({ Page });
        },
        () => isWanted && setComing('failed'),
      );
      return () => {
        isWanted = false;
      };
    }, []);
    if (coming === 'loading') return <Waiting>Loading the page.</Waiting>;
    return coming === 'failed' ? <NotLoaded /> : <coming.Page />;
  };
}

function NotLoaded(): VNode {
  const [isAsking, setAsking] = useState(false);
  // Browsers remember a script that failed, and newer pages have other scripts, so the whole document is needed anew.
  const tryAgain = async (): Promise<void> => {
    setAsking(true);
    const isThere = await fetch(location.href, { cache: 'no-store' }).then(
      () => true,
      () => false,
    );
    if (isThere) location.reload();
    else setAsking(false);
  };
  return (
    <div class="page">
      <Trouble>
        This page could not be loaded. Either the server does not answer, or it has newer pages than this one. Start it
        if it was stopped, then try again.
      </Trouble>
      <button type="button" disabled={isAsking} onClick={() => void tryAgain()}>
        Try again
      </button>
    </div>
  );
}
