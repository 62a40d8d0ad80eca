/**
 * Parses expressions by recursive descent: phenotypes in the notation of the original EvoDraughts (`mul(x[73],
 * x[24])`), and infix notation for people (`own.men - 2 * opponent.kings`). Text from outside is parsed, never
 * executed. Only parentheses cause recursion, and their nesting is limited, so no text can overflow the stack. Chains
 * of operators and signs are loops, and the depth of the resulting tree is limited too.
 */

import { InputError } from '../../base/inputError.ts';
import type { BinaryOperator, Comparison, Expression, Relation } from './expression.ts';
import { binary, comparison, constant, input, unary } from './expression.ts';
import { EXPRESSION_FUNCTIONS } from './expressionFunctions.ts';
import type { Token } from './expressionTokens.ts';
import { errorAt, nameToken, readTokens } from './expressionTokens.ts';
import { nearestName } from '../../base/nearestName.ts';

/** Limits on the size of an expression. */
export interface ExpressionLimits {
  readonly characters: number;
  /** The greatest depth of the tree, as `measureExpression` counts it, and of parentheses in the text. */
  readonly depth: number;
}

export const EXPRESSION_LIMITS: ExpressionLimits = { characters: 100_000, depth: 100 };

/** The greatest limit allowed, because functions that walk trees are recursive. */
const DEEPEST = 1000;

/** The tree of a text such as `own.men - 2 * max(1, own.kings)` or `max_(1.0, neg(x[24]))`. */
export function parseExpression(text: string, limits: Partial<ExpressionLimits> = {}): Expression {
  const { characters, depth } = { ...EXPRESSION_LIMITS, ...limits };
  if (!(depth >= 1 && depth <= DEEPEST))
    throw new RangeError(`the depth limit must be between 1 and ${DEEPEST}, not ${depth}`);
  if (text.length > characters) {
    const lengths = `${text.length} characters long; at most ${characters} are allowed`;
    throw new InputError('expression-too-long', `The expression is ${lengths}.`);
  }
  return new Parser(text, depth).parse();
}

/** A part of the text that has been parsed. */
interface Part {
  readonly tree: Expression | Comparison;
  readonly depth: number;
  readonly start: number;
}

type Operators = ReadonlyMap<string, BinaryOperator>;

const SUMS: Operators = new Map([
  ['+', 'add'],
  ['-', 'sub'],
]);
const PRODUCTS: Operators = new Map([
  ['*', 'mul'],
  ['/', 'div'],
]);
const RELATIONS: readonly string[] = ['>=', '<=', '>', '<'] satisfies readonly Relation[];
const NOT_FINITE = /^(inf|infinity|nan)$/i;

class Parser {
  readonly #text: string;
  readonly #maxDepth: number;
  readonly #tokens: readonly Token[];
  #next = 0;
  #nesting = 0;

  constructor(text: string, maxDepth: number) {
    this.#text = text;
    this.#maxDepth = maxDepth;
    this.#tokens = readTokens(text);
  }

  parse(): Expression {
    const whole = this.#comparison();
    if (this.#peek().kind !== 'end') throw this.#unexpected('an operator or the end');
    return this.#number(whole);
  }

  /** Comparisons are parsed wherever a number may stand. Callers that need a number report the error. */
  #comparison(): Part {
    let left = this.#sum();
    while (RELATIONS.includes(this.#peek().text)) {
      const operator = this.#take();
      const right = this.#sum();
      const tree = comparison(operator.text as Relation, this.#number(left), this.#number(right));
      left = this.#grown(tree, left.start, [left, right]);
    }
    return left;
  }

  #sum(): Part {
    return this.#chain(SUMS, () => this.#product());
  }

  #product(): Part {
    return this.#chain(PRODUCTS, () => this.#signed());
  }

  /** Operands between operators of equal precedence, grouped from the left. */
  #chain(operators: Operators, operand: () => Part): Part {
    let left = operand();
    for (;;) {
      const operator = operators.get(this.#peek().text);
      if (operator === undefined) return left;
      this.#take();
      const right = operand();
      left = this.#grown(binary(operator, this.#number(left), this.#number(right)), left.start, [left, right]);
    }
  }

  /** A minus directly before a number belongs to it; any other is an operator. */
  #signed(): Part {
    const signs: Token[] = [];
    while (this.#peek().text === '-') signs.push(this.#take());
    const innermost = this.#peek().kind === 'number' ? signs.pop() : undefined;
    let part = innermost ? this.#literal(innermost) : this.#atom();
    for (const { start } of signs.toReversed()) part = this.#grown(unary('neg', this.#number(part)), start, [part]);
    return part;
  }

  #atom(): Part {
    const { kind, text } = this.#peek();
    if (kind === 'number') return this.#literal();
    if (text === '(') return this.#group();
    if (kind !== 'name') throw this.#unexpected('a number, an input, a function or "("');
    const name = this.#take();
    return this.#peek().text === '(' ? this.#call(name) : this.#input(name);
  }

  #literal(sign?: Token): Part {
    const token = this.#take();
    const value = Number(token.text);
    if (!Number.isFinite(value)) throw this.#error('expression-number', token.start, 'This number is too large');
    return this.#grown(constant(sign ? -value : value), sign?.start ?? token.start, []);
  }

  #group(): Part {
    const { start } = this.#open();
    const inside = this.#comparison();
    if (this.#peek().text !== ')') throw this.#unexpected('an operator or ")"');
    this.#close();
    return { ...inside, start };
  }

  #input(name: Token): Part {
    if (NOT_FINITE.test(name.text)) {
      throw this.#error('expression-number', name.start, `${nameToken(name)} is not allowed: constants must be finite`);
    }
    return this.#grown(input(name.text + this.#index()), name.start, []);
  }

  /** An index in brackets, if there is one, without spaces and leading zeros. */
  #index(): string {
    if (this.#peek().text !== '[') return '';
    this.#take();
    if (!/^\d+$/.test(this.#peek().text)) throw this.#unexpected('a whole number as index');
    const digits = this.#take().text;
    if (this.#peek().text !== ']') throw this.#unexpected('"]"');
    this.#take();
    return `[${digits.replace(/^0+(?=\d)/, '')}]`;
  }

  #call(name: Token): Part {
    const called = EXPRESSION_FUNCTIONS.get(name.text);
    if (called === undefined) throw this.#unknownFunction(name);
    const parts = this.#arguments();
    if (parts.length !== called.arity) {
      const takes = `${name.text} takes ${called.arity} ${called.arity === 1 ? 'argument' : 'arguments'}`;
      throw this.#error('expression-arguments', name.start, `${takes}, not ${parts.length}`);
    }
    if (called.takes === 'numbers') {
      const numbers = parts.map((part) => this.#number(part));
      return this.#grown(called.build(numbers), name.start, parts);
    }
    const [condition, whenTrue, whenFalse] = parts as [Part, Part, Part];
    const tree = called.build(this.#condition(condition, name), this.#number(whenTrue), this.#number(whenFalse));
    return this.#grown(tree, name.start, parts);
  }

  #arguments(): Part[] {
    const parts: Part[] = [];
    this.#open();
    if (this.#peek().text !== ')') {
      parts.push(this.#comparison());
      while (this.#peek().text === ',') {
        this.#take();
        parts.push(this.#comparison());
      }
    }
    if (this.#peek().text !== ')') throw this.#unexpected('an operator, "," or ")"');
    this.#close();
    return parts;
  }

  #number({ tree, start }: Part): Expression {
    if ('kind' in tree) return tree;
    const wrong = 'A comparison is not a number: use it only as the first argument of if';
    throw this.#error('expression-type', start, wrong);
  }

  #condition({ tree, start }: Part, { text }: Token): Comparison {
    if (!('kind' in tree)) return tree;
    const wrong = `A number is not a comparison: the first argument of ${text} must compare two numbers, as in a >= b`;
    throw this.#error('expression-type', start, wrong);
  }

  /** A new node of the tree above the given children. */
  #grown(tree: Expression | Comparison, start: number, children: readonly Part[]): Part {
    const depth = 1 + children.reduce((deepest, child) => Math.max(deepest, child.depth), 0);
    if (depth > this.#maxDepth) throw this.#tooDeep(start);
    return { tree, depth, start };
  }

  #open(): Token {
    this.#nesting++;
    if (this.#nesting > this.#maxDepth) throw this.#tooDeep(this.#peek().start);
    return this.#take();
  }

  #close(): void {
    this.#nesting--;
    this.#take();
  }

  #peek(): Token {
    return this.#tokens[this.#next]!;
  }

  #take(): Token {
    return this.#tokens[this.#next++]!;
  }

  #unexpected(expected: string): InputError {
    const token = this.#peek();
    return this.#error('expression-syntax', token.start, `Expected ${expected}, not ${nameToken(token)}`);
  }

  #unknownFunction(name: Token): InputError {
    const nearest = nearestName(name.text, EXPRESSION_FUNCTIONS.keys());
    const known =
      nearest === undefined ? `the functions are ${[...EXPRESSION_FUNCTIONS.keys()].join(', ')}` : `try ${nearest}`;
    return this.#error('expression-unknown-function', name.start, `There is no function ${nameToken(name)} (${known})`);
  }

  #tooDeep(start: number): InputError {
    return this.#error(
      'expression-too-deep',
      start,
      `The expression is deeper than ${this.#maxDepth} levels (each operator in a row adds one)`,
    );
  }

  #error(code: string, start: number, wrong: string): InputError {
    return errorAt(code, this.#text, start, wrong);
  }
}
