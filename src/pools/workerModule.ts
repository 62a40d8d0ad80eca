/**
 * The module of a thread is given by a URL, which compilers do not follow. In the repository all modules are
 * TypeScript, which Node runs directly. In an installed package they are JavaScript, because Node rejects TypeScript
 * there.
 */

/** The file of a module given by its source: the source itself, or the file it was built to. */
export function workerModule(source: URL): URL {
  return import.meta.url.endsWith('.ts') ? source : new URL(source.href.replace(/\.ts$/, '.js'));
}
