/**
 * Compiles many expressions together into one WebAssembly module, directly from their trees. This is the fastest way
 * found to evaluate a population some thousand times each, including compilation (`bench/expressions.ts` has the
 * alternatives). Engines compile such a module many times faster than JavaScript, and its code is fast from the first
 * call.
 *
 * Compile expressions together that are used together: each population has its own memory, and V8 allows about 16 000
 * in a process.
 */

import type { BinaryOperator, Comparison, Expression, Relation } from './expression.ts';
import { indexInputs } from './indexInputs.ts';
import type { Instruction } from './wasmModule.ts';
import { FunctionCode, encodeModule } from './wasmModule.ts';

export interface CompiledPopulation {
  /** The values that all expressions read, in the order of their names. The caller writes them before evaluating. */
  readonly inputs: Float64Array;
  /** For each expression in turn, a function that computes it from the current inputs. */
  readonly evaluators: readonly (() => number)[];
}

/**
 * The maximum number of trees in a population: engines allow a module 100 000 exports, and the memory is one of them.
 */
const MOST_TREES = 99_999;

/** The maximum size of a function in engines. */
const MOST_BYTES = 7_654_321;

export function compilePopulation(trees: readonly Expression[], inputs: readonly string[]): CompiledPopulation {
  if (trees.length > MOST_TREES) throw new RangeError(`a population has at most ${MOST_TREES} trees`);
  const indexOf = indexInputs(inputs);
  const functions = trees.map((tree) => compileTree(tree, indexOf));
  const module = encodeModule(functions, inputs.length * Float64Array.BYTES_PER_ELEMENT);
  const exported = instantiate(module);
  return {
    inputs: new Float64Array(exported.memory.buffer, 0, inputs.length),
    evaluators: trees.map((_, index) => exported[index]!),
  };
}

type Exports = Readonly<Record<number, () => number>> & { readonly memory: { readonly buffer: ArrayBuffer } };

/** The part of the global WebAssembly used here. Neither TypeScript's `esnext` library nor Node's types declare it. */
interface Engine {
  readonly Module: new (bytes: Uint8Array<ArrayBuffer>) => object;
  readonly Instance: new (module: object) => { readonly exports: unknown };
}

function instantiate(bytes: Uint8Array<ArrayBuffer>): Exports {
  const { Module, Instance } = (globalThis as unknown as { readonly WebAssembly: Engine }).WebAssembly;
  return new Instance(new Module(bytes)).exports as Exports;
}

function compileTree(tree: Expression, indexOf: (name: string) => number): FunctionCode {
  const code = new FunctionCode();
  writeTree(code, tree, indexOf);
  code.instruction('end');
  if (code.bytes.length > MOST_BYTES) throw new RangeError(`an expression compiles to at most ${MOST_BYTES} bytes`);
  return code;
}

/** Writes code that pushes the value of a tree. */
function writeTree(code: FunctionCode, tree: Expression, indexOf: (name: string) => number): void {
  switch (tree.kind) {
    case 'constant':
      return code.constant(tree.value);
    case 'input':
      return code.load(indexOf(tree.name));
    case 'unary':
      writeTree(code, tree.operand, indexOf);
      return code.instruction(`f64.${tree.operator}`);
    case 'binary':
      writeTree(code, tree.left, indexOf);
      writeTree(code, tree.right, indexOf);
      return writeOperator(code, tree.operator);
    case 'conditional':
      writeComparison(code, tree.condition, indexOf);
      code.branch();
      writeTree(code, tree.whenTrue, indexOf);
      code.instruction('else');
      writeTree(code, tree.whenFalse, indexOf);
      return code.instruction('end');
  }
}

function writeOperator(code: FunctionCode, operator: BinaryOperator): void {
  if (operator !== 'div') return code.instruction(`f64.${operator}`);
  // The quotient if the divisor is not zero, otherwise 1. Nothing is computed in between, so one local variable is
  // enough.
  code.keep();
  code.instruction('f64.div');
  code.constant(1);
  code.recall();
  code.constant(0);
  code.instruction('f64.ne');
  code.instruction('select');
}

function writeComparison(code: FunctionCode, condition: Comparison, indexOf: (name: string) => number): void {
  writeTree(code, condition.left, indexOf);
  writeTree(code, condition.right, indexOf);
  code.instruction(COMPARISONS[condition.relation]);
}

const COMPARISONS: Readonly<Record<Relation, Instruction>> = {
  '>=': 'f64.ge',
  '<=': 'f64.le',
  '>': 'f64.gt',
  '<': 'f64.lt',
};
