/**
 * Two other ways to evaluate expressions, which the program does not use. They are here for comparison and for tests:
 * if five ways agree, an error is unlikely.
 */

import type { Expression, Relation } from '../src/grammar/expression/expression.ts';
import { measureExpression } from '../src/grammar/expression/measureExpression.ts';

type Computation = (values: Float64Array) => number;

/** A loop over byte code with a stack of numbers; both branches of a conditional are computed. */
export function compileStackMachine(tree: Expression, inputs: readonly string[]): Computation {
  const codes: number[] = [];
  const constants: number[] = [];
  assemble(tree, inputs, codes, constants);
  const code = Int32Array.from(codes);
  const pool = Float64Array.from(constants);
  // A node waits on the stack for at most three siblings, on each level of the tree.
  const stack = new Float64Array(3 * measureExpression(tree).depth + 1);
  return (values) => run(code, pool, stack, values);
}

/** JavaScript from the tree, compiled by the engine. */
export function generateFunction(tree: Expression, inputs: readonly string[]): Computation {
  const divisors: string[] = [];
  const body = source(tree, inputs, divisors);
  const declarations = divisors.length > 0 ? `let ${divisors.join()};` : '';
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- Measured only; made of our tree's numbers alone.
  return new Function('values', `'use strict'; ${declarations} return ${body};`) as Computation;
}

const OPERATIONS = ['constant', 'input', 'neg', 'abs', 'add', 'sub', 'mul', 'div', 'max', 'min', '>=', '<=', '>', '<'];
const OPERAND_SHIFT = 4;

function assemble(tree: Expression, inputs: readonly string[], codes: number[], constants: number[]): void {
  const emit = (operation: string, operand = 0): void => {
    codes.push(OPERATIONS.indexOf(operation) | (operand << OPERAND_SHIFT));
  };
  const visit = (part: Expression): void => assemble(part, inputs, codes, constants);
  switch (tree.kind) {
    case 'constant':
      return emit('constant', constants.push(tree.value) - 1);
    case 'input':
      return emit('input', inputs.indexOf(tree.name));
    case 'unary':
      visit(tree.operand);
      return emit(tree.operator);
    case 'binary':
      visit(tree.left);
      visit(tree.right);
      return emit(tree.operator);
    case 'conditional':
      for (const part of [tree.whenTrue, tree.whenFalse, tree.condition.left, tree.condition.right]) visit(part);
      emit(tree.condition.relation);
  }
}

function run(code: Int32Array, pool: Float64Array, stack: Float64Array, values: Float64Array): number {
  let top = -1;
  for (let at = 0; at < code.length; at++) {
    const word = code[at]!;
    switch (word & ((1 << OPERAND_SHIFT) - 1)) {
      case 0:
        stack[++top] = pool[word >> OPERAND_SHIFT]!;
        break;
      case 1:
        stack[++top] = values[word >> OPERAND_SHIFT]!;
        break;
      case 2:
        stack[top] = -stack[top]!;
        break;
      case 3:
        stack[top] = Math.abs(stack[top]!);
        break;
      case 4:
        top--;
        stack[top] = stack[top]! + stack[top + 1]!;
        break;
      case 5:
        top--;
        stack[top] = stack[top]! - stack[top + 1]!;
        break;
      case 6:
        top--;
        stack[top] = stack[top]! * stack[top + 1]!;
        break;
      case 7:
        top--;
        stack[top] = stack[top + 1] === 0 ? 1 : stack[top]! / stack[top + 1]!;
        break;
      case 8:
        top--;
        stack[top] = Math.max(stack[top]!, stack[top + 1]!);
        break;
      case 9:
        top--;
        stack[top] = Math.min(stack[top]!, stack[top + 1]!);
        break;
      case 10:
        top -= 3;
        if (!(stack[top + 2]! >= stack[top + 3]!)) stack[top] = stack[top + 1]!;
        break;
      case 11:
        top -= 3;
        if (!(stack[top + 2]! <= stack[top + 3]!)) stack[top] = stack[top + 1]!;
        break;
      case 12:
        top -= 3;
        if (!(stack[top + 2]! > stack[top + 3]!)) stack[top] = stack[top + 1]!;
        break;
      default:
        top -= 3;
        if (!(stack[top + 2]! < stack[top + 3]!)) stack[top] = stack[top + 1]!;
    }
  }
  return stack[0]!;
}

function source(tree: Expression, inputs: readonly string[], divisors: string[]): string {
  const write = (part: Expression): string => source(part, inputs, divisors);
  switch (tree.kind) {
    case 'constant':
      return Object.is(tree.value, -0) ? '(-0)' : `(${tree.value})`;
    case 'input':
      return `values[${inputs.indexOf(tree.name)}]`;
    case 'unary':
      return tree.operator === 'neg' ? `(-${write(tree.operand)})` : `Math.abs(${write(tree.operand)})`;
    case 'binary': {
      const [left, right] = [write(tree.left), write(tree.right)];
      if (tree.operator === 'max' || tree.operator === 'min') return `Math.${tree.operator}(${left}, ${right})`;
      if (tree.operator !== 'div') return `(${left} ${SIGNS[tree.operator]} ${right})`;
      const divisor = `divisor${divisors.length}`;
      divisors.push(divisor);
      return `((${divisor} = ${right}) === 0 ? 1 : ${left} / ${divisor})`;
    }
    case 'conditional': {
      const { left, right, relation } = tree.condition;
      const condition: `${string} ${Relation} ${string}` = `${write(left)} ${relation} ${write(right)}`;
      return `(${condition} ? ${write(tree.whenTrue)} : ${write(tree.whenFalse)})`;
    }
  }
}

const SIGNS = { add: '+', sub: '-', mul: '*' } as const;
