/**
 * People with a real browser: each has a separate profile, and so a separate cookie and device. A test fails if a page
 * logs anything to its console, including violations of the policy.
 */

import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { expect } from 'vitest';
import { findChromium } from '../../tools/chromium.ts';

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const WIDE = { width: 1280, height: 800 };
export const NARROW = { width: 390, height: 844 };

let opened: Promise<Browser> | undefined;

/** One browser for all files that this process runs; it ends with the process. */
export async function openBrowser(): Promise<Browser> {
  if ((await opened)?.isConnected() !== true) opened = launch();
  return opened!;
}

async function launch(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('There is no Chromium; "node tools/chromium.ts" installs it.');
  return chromium.launch({ executablePath, args: ARGUMENTS });
}

interface VisitorOptions {
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly colorScheme?: 'light' | 'dark';
  readonly hasTouch?: boolean;
}

export class Visitor {
  readonly page: Page;
  readonly #context: BrowserContext;
  readonly #complaints: string[] = [];

  private constructor(context: BrowserContext, page: Page) {
    this.#context = context;
    this.page = page;
    this.#watch(page);
  }

  static async arrive(browser: Browser, baseURL: string, options: VisitorOptions = {}): Promise<Visitor> {
    // Without animation a test need not wait for pieces to arrive; one test has it.
    const context = await browser.newContext({ baseURL, viewport: WIDE, reducedMotion: 'reduce', ...options });
    context.setDefaultTimeout(15_000);
    return new Visitor(context, await context.newPage());
  }

  /** A second tab of the same person. */
  async openTab(): Promise<Page> {
    const page = await this.#context.newPage();
    this.#watch(page);
    return page;
  }

  /** The console messages of all tabs so far, except forgiven ones. */
  complaints(isForgiven: (text: string) => boolean = () => false): string[] {
    return this.#complaints.filter((text) => !isForgiven(text));
  }

  async leave(): Promise<void> {
    await this.#context.close();
  }

  #watch(page: Page): void {
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') this.#complaints.push(message.text());
    });
    page.on('pageerror', (error) => this.#complaints.push(String(error)));
  }
}

/** Whether the message is about an interrupted connection: under load browsers report that in many ways. */
export function isCutLine(complaint: string): boolean {
  return complaint.includes('net::ERR_');
}

/** Checks that axe finds nothing wrong, the page has a title and a heading, and it never scrolls sideways. */
export async function expectAccessible(page: Page): Promise<void> {
  // Our pages have no frames. For frames axe would open a second, empty page each time to combine its results.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(page.frames()).toHaveLength(1);
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(found, page.url()).toEqual([]);
  expect(await page.title()).toMatch(/. · EvoDraughts$/);
  expect(await page.locator('h1').count(), `headings of ${page.url()}`).toBe(1);
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  const overflow = await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
  expect(overflow, `${page.url()} scrolls sideways`).toBeLessThanOrEqual(0);
}
