/**
 * A chart in a page, with the finding it shows above it. The charts are loaded when the first one is needed, and drawn
 * again when there is another width or other data.
 */

import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Plot } from '@observablehq/plot';
import type { ChartFrame } from '../../charts/chartFrame.ts';
import { Trouble, Waiting } from './notice.tsx';

/** Draws into a frame. */
type Draw = (frame: ChartFrame) => Element;

interface ChartProps {
  /** What the chart shows, in one sentence. */
  readonly finding: string;
  /** Loads the chart and gives it its data, as in `async () => { const { curve } = await import(...); ... }`. */
  readonly load: () => Promise<Draw>;
  /** Changes whenever the data does. */
  readonly stamp: string | number;
  /** Hears where on the horizontal axis the drawing was clicked. There must be another way to choose, for the keyboard. */
  readonly onPick?: (value: number) => void;
  /** Kept free for the drawing, so that the page does not jump when it comes. */
  readonly height?: number;
  /** Stands below it. */
  readonly children?: ComponentChildren;
}

const NARROWEST = 240;

export function Chart({ finding, load, stamp, onPick, height, children }: ChartProps): VNode {
  const holder = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'coming' | 'drawn' | 'failed'>('coming');
  const width = useWidth(holder);
  useEffect(() => {
    if (width === 0) return;
    let isWanted = true;
    load().then(
      (draw) => {
        if (!isWanted || !holder.current) return;
        holder.current.replaceChildren(drawing(draw, Math.max(NARROWEST, width)));
        setState('drawn');
      },
      () => isWanted && setState('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [width, stamp]);
  return (
    <figure class="figure">
      <figcaption>{finding}</figcaption>
      {state === 'coming' && height === undefined && width > 0 && <Waiting>Drawing.</Waiting>}
      {state === 'failed' && (
        <Trouble>The chart could not be loaded. Load the page again when the server answers.</Trouble>
      )}
      <div
        ref={holder}
        role="img"
        aria-label={finding}
        {...(onPick && { class: 'pickable', onClick: (event: MouseEvent) => pick(event, onPick) })}
        {...(height !== undefined && { style: { minHeight: `${height}px` } })}
      />
      {children}
    </figure>
  );
}

/** Plot leaves the scales of a drawing on its element. */
function pick({ currentTarget, clientX }: MouseEvent, onPick: (value: number) => void): void {
  const drawn: (Element & Partial<Plot>) | null = (currentTarget as Element).firstElementChild;
  const scale = drawn?.scale?.('x');
  if (!drawn || !scale?.invert) return;
  const { left, width } = drawn.getBoundingClientRect();
  const scaled = Number(drawn.getAttribute('width')) / width;
  onPick(Number(scale.invert((clientX - left) * scaled)));
}

/**
 * Plot puts a style sheet into each drawing, which the policy of the pages forbids: it is drawn in a document that is
 * never shown, and what the sheet says stands in our own. The whole is a picture with a name, so its parts need none.
 */
function drawing(draw: Draw, width: number): Element {
  const element = draw({ document: document.implementation.createHTMLDocument(), width });
  for (const sheet of element.querySelectorAll('style')) sheet.remove();
  for (const part of element.querySelectorAll('[aria-label]')) part.removeAttribute('aria-label');
  return document.adoptNode(element);
}

/** The width of an element, as it changes. */
function useWidth(holder: { readonly current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(Math.round(entry!.contentRect.width)));
    observer.observe(holder.current!);
    return () => observer.disconnect();
  }, []);
  return width;
}
