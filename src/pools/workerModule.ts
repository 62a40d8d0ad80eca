/**
 * The module of a thread is named by a URL, which no compiler sees. In the repository all modules are TypeScript, and
 * Node runs them as they stand; in an installed package they are JavaScript, because Node turns TypeScript down there.
 */

/** The file of a module of ours that is named by its source: that itself, or what it was built to. */
export function workerModule(source: URL): URL {
  return import.meta.url.endsWith('.ts') ? source : new URL(source.href.replace(/\.ts$/, '.js'));
}
