import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { InputError } from '../base/inputError.ts';
import { readExperimentFile } from './experimentFile.ts';
import type { Plan } from './plan.ts';
import { readPlanFile } from './planFile.ts';
import { planSchema } from './planType.ts';

const ROOT = new URL('../../', import.meta.url).pathname;
const SCHEMA = join(ROOT, 'experiments/plan.schema.json');
const FILES = globSync('experiments/plans/*.json', { cwd: ROOT });
const EXPERIMENT = { name: 'x', variant: 'english', description: 'Of x.', genome: { grammar: '../a.bnf' } };

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'evodraughts-'));
  mkdirSync(join(folder, 'experiments'));
  writeFileSync(join(folder, 'a.bnf'), '<a> ::= own.men | own.kings');
  writeFileSync(join(folder, 'experiments/x.json'), JSON.stringify(EXPERIMENT));
});
afterAll(() => rmSync(folder, { recursive: true }));

const BOTH = [{ name: 'one' }, { name: 'two', set: ['population=30'] }];
const LEAST = { name: 'try', experiment: 'experiments/x.json', seeds: '1-3', conditions: BOTH };

function write(plan: object | string): string {
  const file = join(folder, 'plan.json');
  writeFileSync(file, typeof plan === 'string' ? plan : JSON.stringify(plan));
  return file;
}

function read(changes: object = {}): Plan {
  return readPlanFile(write({ ...LEAST, ...changes }));
}

/** The lines of the error, without the file at the beginning of each. */
function problemsWith(changes: object): string[] {
  try {
    read(changes);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    expect(error.code).toBe('plan-invalid');
    const source = `${join(folder, 'plan.json')}: `;
    return error.message.split('\n').map((line) => {
      expect(line.startsWith(source)).toBe(true);
      return line.slice(source.length);
    });
  }
  return [];
}

describe('the plans in experiments/', () => {
  test('are there', () => {
    expect(FILES.length).toBeGreaterThanOrEqual(1);
  });

  test.each(FILES)('%s is valid, has the name of its file, descriptions and the schema', (file) => {
    const { name, description, conditions } = readPlanFile(join(ROOT, file));
    expect(name).toBe(basename(file, '.json'));
    for (const words of [description, ...conditions.map((condition) => condition.description)]) {
      expect(words).toMatch(/^[A-Z].*\.$/);
    }
    const { $schema } = JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as { $schema: string };
    expect(join(ROOT, file, '..', $schema)).toBe(SCHEMA);
  });

  test('have a schema that is up to date, made by node tools/experimentSchema.ts', () => {
    expect(JSON.parse(readFileSync(SCHEMA, 'utf8'))).toEqual(planSchema());
  });
});

describe('a plan', () => {
  test('gives every condition a complete experiment under its name, and its seeds', () => {
    const { conditions, ...rest } = read({ $schema: 'x' });
    expect(rest).toEqual({ name: 'try', description: '' });
    expect(conditions.map(({ name, seeds }) => [name, seeds])).toEqual([
      ['one', [1, 2, 3]],
      ['two', [1, 2, 3]],
    ]);
    const [one, two] = conditions.map(({ experiment }) => experiment);
    expect(one).toMatchObject({ name: 'one', description: 'Of x.', variant: 'english' });
    expect(one!.genome.grammarText).toBe('<a> ::= own.men | own.kings');
    expect([one!.evolver['population'], two!.evolver['population']]).toEqual([200, 30]);
  });

  test('may set experiment, seeds, descriptions and changes for all conditions or for one', () => {
    const { conditions } = read({
      experiment: undefined,
      set: ['population=40', 'generations=5'],
      conditions: [
        { name: 'a', experiment: 'experiments/x.json', seeds: [7, 5] },
        { name: 'b', description: 'Of b.', experiment: { ...EXPERIMENT, genome: GENOME }, set: ['generations=6'] },
      ],
    });
    const told = conditions.map(({ seeds, description, experiment: { evolver, generations } }) => {
      return [seeds, description, evolver['population'], generations];
    });
    expect(told).toEqual([
      [[7, 5], 'Of x.', 40, 5],
      [[1, 2, 3], 'Of b.', 40, 6],
    ]);
  });

  test('can be stored and read again without any other file', () => {
    const plan = read();
    const elsewhere = mkdtempSync(join(folder, 'elsewhere-'));
    writeFileSync(join(elsewhere, 'stored.json'), JSON.stringify(plan));
    expect(readPlanFile(join(elsewhere, 'stored.json'))).toEqual(plan);
    cpSync(join(folder, 'plan.json'), join(elsewhere, 'plan.json'));
    expect(() => readPlanFile(join(elsewhere, 'plan.json'))).toThrow('cannot be read: there is no such file');
  });
});

const GENOME = { grammar: 'own.bnf', grammarText: '<a> ::= own.men | own.kings' };

describe('the problems of a plan', () => {
  test.each<[string, object, string]>([
    ['no name', { name: undefined }, 'name is missing; it must be a text of 1 to 100 characters.'],
    ['a name that rings', { name: 'a\u0007' }, 'name must not contain control characters.'],
    [
      'a name of two lines',
      { conditions: [{ name: 'a\nb' }] },
      'conditions[0].name must not contain control characters.',
    ],
    ['a description in red', { description: 'a\n\u001B[31m' }, 'description must not contain control characters.'],
    ['no conditions', { conditions: [] }, 'conditions must be a list of 1 to 100 in brackets, not [].'],
    ['a condition', { conditions: ['one'] }, 'conditions[0] must be fields in braces, not "one".'],
    ['a field', { conditons: 1 }, 'conditons is unknown. Did you mean conditions?'],
    ['its field', { conditions: [{ name: 'a', seed: 1 }] }, 'conditions[0].seed is unknown. Did you mean seeds?'],
    [
      'a name again',
      { conditions: [{ name: 'a' }, { name: 'b' }, { name: 'a' }] },
      'conditions[2].name is "a", the same as conditions[0].name. Names must differ.',
    ],
    [
      'seeds',
      { seeds: '3-1' },
      'seeds must be seeds such as "1-20", or a list of 1 to 1000 whole numbers in brackets, not "3-1". ' +
        'Seeds are whole numbers, such as 90001-90005 or 888,890.',
    ],
    [
      'no list of seeds',
      { seeds: 5 },
      'seeds must be seeds such as "1-20", or a list of 1 to 1000 whole numbers in brackets, not 5.',
    ],
    ['a seed', { seeds: [1, -2] }, 'seeds[1] must be a whole number from 0, not -2.'],
    ['a seed again', { seeds: [1, 2, 1] }, 'seeds must not contain a seed twice.'],
    ['changes', { set: 'a=1' }, 'set must be a list of at most 100 changes such as "fitness.games=40" in brackets,'],
    [
      'no experiment',
      { experiment: 4 },
      'experiment must be the file of an experiment, or an experiment in braces, not',
    ],
  ])('%s', (_, changes, problem) => {
    const problems = problemsWith(changes);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(problem);
  });

  test('are reported all at once, each with its place', () => {
    expect(
      problemsWith({
        experiment: undefined,
        seeds: undefined,
        set: ['generatons=4'],
        conditions: [
          { name: 'a', seeds: '1' },
          { name: 'b', experiment: 'experiments/x.json' },
          { name: 'c', experiment: 'no.json', seeds: '1' },
          { name: 'd', experiment: 'experiments/x.json', seeds: '1', set: ['population=30', 'population'] },
        ],
      }),
    ).toEqual([
      'conditions[0].experiment is missing. Set it here, or set experiment of the plan.',
      'conditions[1].seeds is missing. Set it here, or set seeds of the plan.',
      'set[0] is invalid. There is no field "generatons" in an experiment. Did you mean generations?',
      `conditions[2].experiment cannot be used. ${join(folder, 'no.json')} cannot be read: ` +
        'there is no such file or folder.',
      'conditions[3].set[1] is invalid. "population" is not a change. Write name=value, as in fitness.games=40.',
    ]);
  });

  test('may be in the experiment that the changes produce', () => {
    expect(
      problemsWith({
        conditions: [
          { name: 'a', set: ['fitness.games=41', 'generations=0'] },
          { name: 'b', experiment: { variant: 'english', genome: { grammar: 'b.bnf' } } },
          { name: 'c', experiment: 'plan.json' },
        ],
      }),
    ).toEqual([
      'conditions[0].experiment: generations must be a whole number from 1 to 100000, not 0.',
      'conditions[0].experiment: fitness.games must be an even number from 2 to 100000, not 41.',
      'conditions[1].experiment: genome.grammar must be the file of a grammar, not "b.bnf". ' +
        'The text of b.bnf is missing.',
      ...['variant', 'genome'].map((field) => expect.stringContaining(`conditions[2].experiment: ${field} is missing`)),
      ...['experiment', 'seeds', 'conditions'].map((field) =>
        expect.stringContaining(`conditions[2].experiment: ${field} is unknown.`),
      ),
    ]);
  });

  test('a run that does not exist', () => {
    const opponents = 'fitness.opponents=[{"player":"run:999999999"}]';
    expect(problemsWith({ conditions: [{ name: 'a', set: [opponents] }] })[0]).toMatch(
      /^conditions\[0\]\.experiment cannot be used\. /,
    );
  });

  test('no JSON, no object, no plan, no file', () => {
    expect(() => readPlanFile(write('{ "name" }'))).toThrow('plan.json: line 1, column 10: A colon is expected here');
    expect(() => readPlanFile(write('7'))).toThrow('plan.json: the plan must be fields in braces, not 7.');
    const experiment = join(folder, 'experiments/x.json');
    expect(() => readPlanFile(experiment)).toThrow(
      `x.json is an experiment, not a plan. To run it: evodraughts evolve ${experiment}`,
    );
    expect(() => readExperimentFile(write(LEAST))).toThrow(
      `plan.json is a plan, not an experiment. To run it: evodraughts experiment ${join(folder, 'plan.json')}`,
    );
    expect(() => readPlanFile(join(folder, 'none.json'))).toThrow('none.json cannot be read: there is no such file');
  });
});
