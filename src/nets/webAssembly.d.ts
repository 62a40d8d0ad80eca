/** The part of WebAssembly that quick nets use. Node.js and browsers have it, but the types are in those of browsers only. */

declare namespace WebAssembly {
  type Module = object;
  const Module: new (bytes: Uint8Array<ArrayBuffer>) => Module;
  class Memory {
    constructor(size: { readonly initial: number });
    /** Replaced whenever the memory grows. */
    readonly buffer: ArrayBuffer;
    /** Adds pages of 64 kilobytes. */
    grow(pages: number): number;
  }
  class Instance {
    constructor(module: Module, imports: Readonly<Record<string, Readonly<Record<string, Memory>>>>);
    readonly exports: Readonly<Record<string, unknown>>;
  }
}
