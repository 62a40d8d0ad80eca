/** A server with an empty store for the tests of one file, and a visitor for each test, whose pages must not complain. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { ServerProcess } from '../../tools/serverProcess.ts';
import { Visitor, openBrowser } from './visitor.ts';

export class Site {
  readonly #folder = mkdtempSync(join(tmpdir(), 'evodraughts-site-'));
  readonly store = join(this.#folder, 'store.sqlite');
  server!: ServerProcess;
  visitor!: Visitor;
  #browser!: Browser;

  /** Opens the site before the tests of a file and closes it after them. */
  static forTests(isForgiven: (complaint: string) => boolean = () => false): Site {
    const site = new Site();
    beforeAll(() => site.#open());
    afterAll(() => site.#close());
    beforeEach(async () => {
      site.visitor = await site.arrive();
    });
    afterEach(async () => {
      const complaints = site.visitor.complaints(isForgiven);
      await site.visitor.leave();
      expect(complaints).toEqual([]);
    });
    return site;
  }

  /** The visitor's page. */
  get page(): Page {
    return this.visitor.page;
  }

  /** Another person. */
  arrive(): Promise<Visitor> {
    return Visitor.arrive(this.#browser, this.server.address);
  }

  async #open(): Promise<void> {
    [this.#browser, this.server] = await Promise.all([openBrowser(), ServerProcess.start(this.store)]);
  }

  async #close(): Promise<void> {
    await this.server.stop();
    rmSync(this.#folder, { recursive: true });
  }
}
