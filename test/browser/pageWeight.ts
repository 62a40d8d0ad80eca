/**
 * What a page costs a person who opens it on a phone for the first time: bytes over the network, the time until its
 * largest part is shown, and how far the layout shifts while it loads. The network and processor are slowed down as
 * Lighthouse does for phones.
 */

import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { NARROW } from './visitor.ts';

export interface PageWeight {
  /** Everything that was received, including headers. */
  readonly bytes: number;
  /** The same without the files that only charts need. */
  readonly bytesBeforeCharts: number;
  readonly largestPaintMs: number;
  readonly layoutShift: number;
}

/** Slow 4G: 1.6 Mbit/s, 150 ms for a round trip. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
/** How much slower than this machine the processor of the phone is. */
const SLOWDOWN = 4;
/** A page is done when it has made no requests for this long. */
const QUIET_MS = 400;
const MOST_MS = 20_000;
/** Scripts that draw charts, and the library they draw with. */
const CHARTS = /^\/assets\/(?:plot|chart|\w+Chart|\w+Marks|scoreRow|ticks)[.-]/;

export async function weighPage(browser: Browser, address: string): Promise<PageWeight> {
  const context = await browser.newContext({ viewport: NARROW, isMobile: true, hasTouch: true });
  try {
    return await weighIn(context, address);
  } finally {
    await context.close();
  }
}

async function weighIn(context: BrowserContext, address: string): Promise<PageWeight> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const network = new WatchedNetwork(session);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.addInitScript(OBSERVE);
  await page.goto(address);
  await done(page, network);
  const { largestPaintMs, layoutShift } = await page.evaluate<Observed>('window.observed');
  return {
    bytes: network.bytes(() => true),
    bytesBeforeCharts: network.bytes((path) => !CHARTS.test(path)),
    largestPaintMs,
    layoutShift,
  };
}

type Observed = Pick<PageWeight, 'largestPaintMs' | 'layoutShift'>;

/** Runs in the page before anything else. All shifts are added up, which is stricter than the Core Web Vitals. */
const OBSERVE = `
  window.observed = { largestPaintMs: 0, layoutShift: 0 };
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) window.observed.largestPaintMs = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) window.observed.layoutShift += value;
  }).observe({ type: 'layout-shift', buffered: true });
`;

async function done(page: Page, network: WatchedNetwork): Promise<void> {
  await page.locator('h1').waitFor();
  const endMs = performance.now() + MOST_MS;
  while (network.quietMs() < QUIET_MS || (await page.locator('.waiting:visible').count()) > 0) {
    if (performance.now() > endMs) throw new Error(`${page.url()} is still loading after ${MOST_MS} ms.`);
    await page.waitForTimeout(50);
  }
}

/** The requests and responses of a page. */
class WatchedNetwork {
  readonly #open = new Map<string, string>();
  readonly #received: { readonly path: string; readonly bytes: number }[] = [];
  #changedAt = performance.now();

  constructor(session: CDPSession) {
    session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
      // A stream of events does not end.
      if (type !== 'EventSource') this.#open.set(requestId, new URL(request.url).pathname);
      this.#changedAt = performance.now();
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) => {
      this.#received.push({ path: this.#open.get(requestId) ?? '', bytes });
      this.#open.delete(requestId);
      this.#changedAt = performance.now();
    });
    session.on('Network.loadingFailed', ({ requestId }) => this.#open.delete(requestId));
  }

  /** The time since the last request or response. */
  quietMs(): number {
    return this.#open.size > 0 ? 0 : performance.now() - this.#changedAt;
  }

  bytes(isCounted: (path: string) => boolean): number {
    return this.#received.reduce((sum, { path, bytes }) => sum + (isCounted(path) ? bytes : 0), 0);
  }
}
