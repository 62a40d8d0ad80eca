/**
 * A page whose script is loaded when you open it. If loading fails, because the server was stopped or has newer pages,
 * the page says so and offers to try again.
 */

import type { ComponentType, VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Trouble, Waiting } from './notice.tsx';

type Coming = { readonly Page: ComponentType } | 'loading' | 'failed';

/** A loaded page appears at once the next time. A failed one is requested again. */
export function latePage(load: () => Promise<ComponentType>): ComponentType {
  let known: ComponentType | undefined;
  return function LatePage(): VNode {
    // Loading starts at once, not only after the first paint.
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
  // Browsers cache a failed script, and newer pages have other scripts, so the whole document is reloaded.
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
        This page could not be loaded. Either the server is not running, or it was updated. Start it if it was stopped,
        then try again.
      </Trouble>
      <button type="button" disabled={isAsking} onClick={() => void tryAgain()}>
        Try again
      </button>
    </div>
  );
}
