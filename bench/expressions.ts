/**
 * Compares ways to evaluate the expressions of a population. The work is that of one generation: every tree is new, is
 * compiled, and is evaluated some thousand times with changing inputs. A single expression would give different results,
 * because engines have time to optimise it.
 */

import type { Rng } from '../src/base/rng.ts';
import { createRng, randomBelow } from '../src/base/rng.ts';
import { compileClosures } from '../src/grammar/expression/compileClosures.ts';
import { compilePopulation } from '../src/grammar/expression/compilePopulation.ts';
import type { Expression } from '../src/grammar/expression/expression.ts';
import { binary, comparison, conditional, constant, input, unary } from '../src/grammar/expression/expression.ts';
import { compileStackMachine, generateFunction } from './expressionPeers.ts';
import { measure } from './measure.ts';

const TREES = 400;
const NODES = 22;
const INPUTS = Array.from({ length: 75 }, (_, index) => `x[${index}]`);
const EVALUATIONS = 20_000;
/** How many inputs change from one evaluation to the next: a move changes few features. */
const CHANGES = 4;
const ROUNDS = 3;

interface Population {
  readonly values: Float64Array;
  readonly evaluators: readonly ((values: Float64Array) => number)[];
}

type Compile = (trees: readonly Expression[]) => Population;

export function benchExpressions(): void {
  // Every round has new trees, because engines cache compiled code.
  const rounds = Array.from({ length: ROUNDS + 1 }, (_, round) => randomTrees(createRng(1, round)));
  const changes = randomChanges(createRng(2));
  const sums = rounds.map(() => new Set<number>());
  const contestant = (name: string, compile: Compile) => {
    let round = 0;
    const run = (): number => {
      const { values, evaluators } = compile(rounds[round]!);
      values.fill(1);
      let sum = 0;
      for (const evaluate of evaluators) sum += evaluateOften(evaluate, values, changes);
      sums[round++]!.add(sum);
      return evaluators.length * EVALUATIONS;
    };
    return { name, run };
  };
  const measurements = measure(
    [
      contestant('WebAssembly, kept', compileWebAssembly),
      contestant('closures, kept', eachAlone(compileClosures)),
      contestant('stack machine', eachAlone(compileStackMachine)),
      contestant('generated functions', eachAlone(generateFunction)),
    ],
    ROUNDS,
  );
  if (sums.some((found) => found.size !== 1)) throw new Error('the ways to evaluate expressions disagree');
  const title = `Expressions: ${TREES} new trees of ${NODES} nodes, ${EVALUATIONS} evaluations each, compiled as well`;
  const lines = measurements.map(
    ({ name, unitsPerSecond }) => `  ${name.padEnd(22)} ${(1e9 / unitsPerSecond).toFixed(0).padStart(6)} ns/evaluation`,
  );
  process.stdout.write(`\n${[title, ...lines].join('\n')}\n`);
}

function compileWebAssembly(trees: readonly Expression[]): Population {
  const { inputs, evaluators } = compilePopulation(trees, INPUTS);
  return { values: inputs, evaluators };
}

function eachAlone(
  compile: (tree: Expression, inputs: readonly string[]) => (values: Float64Array) => number,
): Compile {
  return (trees) => ({
    values: new Float64Array(INPUTS.length),
    evaluators: trees.map((tree) => compile(tree, INPUTS)),
  });
}

/** The number of positive values: a cheap checksum. */
function evaluateOften(
  evaluate: (values: Float64Array) => number,
  values: Float64Array,
  changes: Float64Array,
): number {
  let positive = 0;
  let place = 0;
  for (let next = 0; next < changes.length; next += CHANGES) {
    for (let change = 0; change < CHANGES; change++) {
      values[place] = changes[next + change]!;
      place = place + 1 < values.length ? place + 1 : 0;
    }
    if (evaluate(values) > 0) positive++;
  }
  return positive;
}

function randomChanges(rng: Rng): Float64Array {
  return Float64Array.from({ length: CHANGES * EVALUATIONS }, () => randomBelow(rng, 25) - 12);
}

function randomTrees(rng: Rng): readonly Expression[] {
  return Array.from({ length: TREES }, () => randomTree(NODES, rng));
}

/** A tree of so many nodes, a comparison counted as one. */
function randomTree(nodes: number, rng: Rng): Expression {
  if (nodes === 1) {
    const isInput = randomBelow(rng, 3) > 0;
    return isInput ? input(oneOf(INPUTS, rng)) : constant((randomBelow(rng, 201) - 100) / 10);
  }
  if (nodes === 2 || randomBelow(rng, 10) === 0) return unary(oneOf(UNARY, rng), randomTree(nodes - 1, rng));
  if (nodes < 6 || randomBelow(rng, 10) < 8) {
    const [left, right] = randomShares(nodes - 1, 2, rng);
    return binary(oneOf(BINARY, rng), randomTree(left!, rng), randomTree(right!, rng));
  }
  const [left, right, yes, no] = randomShares(nodes - 2, 4, rng);
  const condition = comparison(oneOf(RELATIONS, rng), randomTree(left!, rng), randomTree(right!, rng));
  return conditional(condition, randomTree(yes!, rng), randomTree(no!, rng));
}

const UNARY = ['neg', 'abs'] as const;
const BINARY = ['add', 'sub', 'mul', 'div', 'max', 'min'] as const;
const RELATIONS = ['>=', '<=', '>', '<'] as const;

/** Distributes nodes to so many subtrees, at least one to each. */
function randomShares(nodes: number, subtrees: number, rng: Rng): readonly number[] {
  const shares = Array.from({ length: subtrees }, () => 1);
  for (let node = subtrees; node < nodes; node++) shares[randomBelow(rng, subtrees)]!++;
  return shares;
}

function oneOf<Item>(items: readonly Item[], rng: Rng): Item {
  return items[randomBelow(rng, items.length)]!;
}
