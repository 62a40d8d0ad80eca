/**
 * A chart in a page, below the finding it shows. The drawing code is loaded with the first chart. A chart is redrawn
 * when its width or data change.
 */

import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Plot } from '@observablehq/plot';
import { unbroken } from '../../base/numberText.ts';
import type { ChartFrame } from '../../charts/chartFrame.ts';
import { Trouble, Waiting } from './notice.tsx';

type Draw = (frame: ChartFrame) => Element;

interface ChartProps {
  /** What the chart shows, in one sentence. */
  readonly finding: string;
  /** The finding as it is shown, if it needs more than text. */
  readonly caption?: ComponentChildren;
  /** Loads the chart and gives it its data, as in `async () => { const { curve } = await import(...); ... }`. */
  readonly load: () => Promise<Draw>;
  /** Changes whenever the data does. */
  readonly stamp: string | number;
  /** Called with the clicked value on the horizontal axis. Keyboard users need another way to choose. */
  readonly onPick?: (value: number) => void;
  /** Reserved for the drawing, so that the page does not jump when it appears. */
  readonly height?: number;
  /** Shown below the chart. */
  readonly children?: ComponentChildren;
}

const NARROWEST = 240;

export function Chart({ finding, caption, load, stamp, onPick, height, children }: ChartProps): VNode {
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
      <figcaption>{caption ?? unbroken(finding)}</figcaption>
      {state === 'coming' && height === undefined && width > 0 && <Waiting>Drawing.</Waiting>}
      {state === 'failed' && (
        <Trouble>The chart could not be loaded. Reload the page when the server is available.</Trouble>
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

/** Plot stores the scales of a drawing on its element. */
function pick({ currentTarget, clientX }: MouseEvent, onPick: (value: number) => void): void {
  const drawn: (Element & Partial<Plot>) | null = (currentTarget as Element).firstElementChild;
  const scale = drawn?.scale?.('x');
  if (!drawn || !scale?.invert) return;
  const { left, width } = drawn.getBoundingClientRect();
  const scaled = Number(drawn.getAttribute('width')) / width;
  onPick(Number(scale.invert((clientX - left) * scaled)));
}

/**
 * Plot puts a style sheet into each drawing, which the content security policy forbids. So it draws in a document that
 * is never shown, and our own style sheet has the same rules. The chart is one image with a label, so its parts need
 * none.
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
