/**
 * Compiles an expression into nested closures, one per node. It generates no code, so it works wherever JavaScript
 * runs. Use it in the browser and for small jobs; `compilePopulation` is faster for many expressions and long runs.
 */

import type { Binary, Conditional, Expression, Unary } from './expression.ts';
import { indexInputs } from './indexInputs.ts';

/** Computes an expression from the values of its inputs. */
export type Computation = (values: Float64Array) => number;

/** The values must be in the order of the names of the inputs. */
export function compileClosures(tree: Expression, inputs: readonly string[]): Computation {
  return compile(tree, indexInputs(inputs));
}

type IndexOf = (name: string) => number;

function compile(tree: Expression, indexOf: IndexOf): Computation {
  switch (tree.kind) {
    case 'constant': {
      const { value } = tree;
      return () => value;
    }
    case 'input': {
      const index = indexOf(tree.name);
      return (values) => values[index]!;
    }
    case 'unary':
      return compileUnary(tree, indexOf);
    case 'binary':
      return compileBinary(tree, indexOf);
    case 'conditional':
      return compileConditional(tree, indexOf);
  }
}

function compileUnary({ operator, operand }: Unary, indexOf: IndexOf): Computation {
  const inner = compile(operand, indexOf);
  return operator === 'neg' ? (values) => -inner(values) : (values) => Math.abs(inner(values));
}

function compileBinary(tree: Binary, indexOf: IndexOf): Computation {
  const left = compile(tree.left, indexOf);
  const right = compile(tree.right, indexOf);
  switch (tree.operator) {
    case 'add':
      return (values) => left(values) + right(values);
    case 'sub':
      return (values) => left(values) - right(values);
    case 'mul':
      return (values) => left(values) * right(values);
    case 'div':
      return (values) => {
        const divisor = right(values);
        return divisor === 0 ? 1 : left(values) / divisor;
      };
    case 'max':
      return (values) => Math.max(left(values), right(values));
    case 'min':
      return (values) => Math.min(left(values), right(values));
  }
}

/** `a <= b` is computed as `b >= a`, which is the same for every number. */
function compileConditional({ condition, whenTrue, whenFalse }: Conditional, indexOf: IndexOf): Computation {
  const left = compile(condition.left, indexOf);
  const right = compile(condition.right, indexOf);
  const [greater, lesser] = condition.relation.startsWith('>') ? [left, right] : [right, left];
  const yes = compile(whenTrue, indexOf);
  const no = compile(whenFalse, indexOf);
  return condition.relation.endsWith('=')
    ? (values) => (greater(values) >= lesser(values) ? yes(values) : no(values))
    : (values) => (greater(values) > lesser(values) ? yes(values) : no(values));
}
