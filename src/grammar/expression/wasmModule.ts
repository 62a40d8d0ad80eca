/**
 * Encodes WebAssembly modules of one simple kind: functions without parameters that compute a float64 from others in
 * the module's memory. It supports only the instructions that arithmetic needs. The numbers of sections, types and
 * instructions are those of the WebAssembly core specification, chapter 5 (binary format).
 */

import { ByteWriter } from './byteWriter.ts';

/** An instruction that is a single byte, by its name in the specification. */
export type Instruction = keyof typeof INSTRUCTIONS;

/** The code of one function, for a stack of float64 numbers and a single local variable. */
export class FunctionCode {
  readonly bytes = new ByteWriter();

  constructor() {
    this.bytes.append(1, 1, FLOAT64);
  }

  instruction(name: Instruction): void {
    this.bytes.append(INSTRUCTIONS[name]);
  }

  /** Pushes a number. */
  constant(value: number): void {
    this.bytes.append(F64_CONST);
    this.bytes.appendFloat64(value);
  }

  /** Pushes the number at an index of the memory. The address is zero; the offset selects the number. */
  load(index: number): void {
    this.bytes.append(I32_CONST, 0, F64_LOAD, LOG_ALIGNMENT);
    this.bytes.appendUnsigned(Float64Array.BYTES_PER_ELEMENT * index);
  }

  /** Copies the top of the stack to the local variable. */
  keep(): void {
    this.bytes.append(LOCAL_TEE, 0);
  }

  /** Pushes the local variable. */
  recall(): void {
    this.bytes.append(LOCAL_GET, 0);
  }

  /**
   * Begins a branch that pushes one number: the code up to `else` if the condition on the stack is true, the code after
   * it if not.
   */
  branch(): void {
    this.bytes.append(IF, FLOAT64);
  }
}

/** A module that exports its memory as `memory` and its functions as `0`, `1` and so on. */
export function encodeModule(functions: readonly FunctionCode[], memoryBytes: number): Uint8Array<ArrayBuffer> {
  const module = new ByteWriter();
  module.append(...MAGIC, ...VERSION);
  appendSection(module, 1, 1, (types) => types.append(FUNCTION_TYPE, 0, 1, FLOAT64));
  appendSection(module, 3, functions.length, (declarations) => {
    for (const _ of functions) declarations.append(0);
  });
  appendSection(module, 5, 1, (memories) => {
    const pages = Math.ceil(memoryBytes / PAGE_BYTES);
    memories.append(WITH_MAXIMUM);
    memories.appendUnsigned(pages);
    memories.appendUnsigned(pages);
  });
  appendSection(module, 7, functions.length + 1, (exports) => {
    exports.appendText('memory');
    exports.append(MEMORY_EXPORT, 0);
    for (const index of functions.keys()) {
      exports.appendText(String(index));
      exports.append(FUNCTION_EXPORT);
      exports.appendUnsigned(index);
    }
  });
  appendSection(module, 10, functions.length, (codes) => {
    for (const { bytes } of functions) codes.appendSized(bytes);
  });
  return module.written();
}

const MAGIC = [0, 0x61, 0x73, 0x6d] as const;
const VERSION = [1, 0, 0, 0] as const;
const PAGE_BYTES = 65_536;
const FUNCTION_TYPE = 0x60;
const FLOAT64 = 0x7c;
const WITH_MAXIMUM = 1;
const FUNCTION_EXPORT = 0;
const MEMORY_EXPORT = 2;

const IF = 0x04;
const LOCAL_GET = 0x20;
const LOCAL_TEE = 0x22;
const F64_LOAD = 0x2b;
const LOG_ALIGNMENT = 3;
const I32_CONST = 0x41;
const F64_CONST = 0x44;

const INSTRUCTIONS = {
  else: 0x05,
  end: 0x0b,
  select: 0x1b,
  'f64.ne': 0x62,
  'f64.lt': 0x63,
  'f64.gt': 0x64,
  'f64.le': 0x65,
  'f64.ge': 0x66,
  'f64.abs': 0x99,
  'f64.neg': 0x9a,
  'f64.add': 0xa0,
  'f64.sub': 0xa1,
  'f64.mul': 0xa2,
  'f64.div': 0xa3,
  'f64.min': 0xa4,
  'f64.max': 0xa5,
} as const;

/** A section with a list: its number, its length in bytes, the number of entries, the entries. */
function appendSection(
  module: ByteWriter,
  section: number,
  entries: number,
  appendEntries: (content: ByteWriter) => void,
): void {
  const content = new ByteWriter();
  content.appendUnsigned(entries);
  appendEntries(content);
  module.append(section);
  module.appendSized(content);
}
