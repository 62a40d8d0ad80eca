import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readExperimentFile } from './experimentFile.ts';
import { experimentSchema } from './experimentSchema.ts';

const ROOT = new URL('../../', import.meta.url).pathname;
const SCHEMA = join(ROOT, 'experiments/experiment.schema.json');
const FILES = globSync('experiments/**/*.json', { cwd: ROOT, exclude: ['experiments/plans/**'] }).filter(
  (file) => !file.endsWith('.schema.json'),
);

describe('the experiments in experiments/', () => {
  test('are there', () => {
    expect(FILES.length).toBeGreaterThanOrEqual(13);
  });

  test.each(FILES)('%s is valid, has the name of its file and a description', (file) => {
    const experiment = readExperimentFile(join(ROOT, file));
    const own = basename(file, '.json');
    // In a folder of one paper a name may begin with that of the folder.
    expect([own, `${basename(dirname(file))}-${own}`]).toContain(experiment.name);
    expect(experiment.description).toMatch(/^[A-Z].*\.$/);
    if (experiment.genome.method === 'grammar') expect(experiment.genome['grammarText']).toContain('::=');
  });

  test.each(FILES)('%s names the schema and has a title', (file) => {
    const { $schema, title } = JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as Record<string, string>;
    expect(join(ROOT, file, '..', $schema!)).toBe(SCHEMA);
    expect(title).toMatch(/^[A-Z].* /);
  });

  test('have a schema that is up to date, made by node tools/experimentSchema.ts', () => {
    expect(JSON.parse(readFileSync(SCHEMA, 'utf8'))).toEqual(experimentSchema());
  });

  test('have a schema that explains every field', () => {
    const dumb: string[] = [];
    const visit = (schema: unknown, path: string): void => {
      if (typeof schema !== 'object' || schema === null) return;
      for (const [name, value] of Object.entries(schema)) {
        if (name !== 'properties') {
          if (name !== 'default') visit(value, path);
          continue;
        }
        for (const [field, inner] of Object.entries(value as Record<string, { description?: string }>)) {
          if (!inner.description) dumb.push(`${path}${field}`);
          visit(inner, `${path}${field}.`);
        }
      }
    };
    visit(experimentSchema(), '');
    expect(dumb).toEqual([]);
  });
});

/** The parameters of the original: a round is two games, and 0.7 of the ratio meets the pool. */
describe('the experiments of the thesis', () => {
  test.each([
    ['config1', 'english-6x6', 'index', 100, 10, 20, 0.05, 0, 0],
    ['config2', 'english-6x6', 'position', 150, 30, 30, 0.1, 0.42, 0.15],
    ['config3', 'english-6x6', 'index', 200, 100, 40, 0.05, 0, 0],
    ['config4', 'english-6x6', 'position', 300, 50, 50, 0.1, 0.42, 0.15],
    ['config5', 'english', 'position', 300, 50, 40, 0.1, 0.42, 0.15],
    ['config6', 'english', 'position', 400, 75, 40, 0.15, 0.28, 0.2],
    ['condition-a', 'english', 'position', 400, 75, 40, 0.15, 0.21, 0.2],
    ['condition-b', 'english', 'position', 400, 75, 40, 0.15, 0.35, 0.2],
    ['condition-c', 'english', 'position', 400, 75, 40, 0.1, 0.28, 0.2],
    ['condition-d', 'english', 'position', 400, 75, 40, 0.2, 0.28, 0.2],
  ])('%s', (name, variant, mode, population, generations, games, probability, pool, soloPenalty) => {
    const experiment = readExperimentFile(join(ROOT, `experiments/thesis/${name}.json`));
    const hall = mode === 'index' ? 1 : 10;
    expect(experiment).toMatchObject({ variant, generations });
    expect(experiment.strategy).toMatchObject({ mode, depth: 0, championDepth: 0, rootBug: true });
    expect(experiment.evolver).toMatchObject({ population, hall, elites: 1, elitesFrom: 'hall', tournamentSize: 7 });
    expect(experiment.evolver).toMatchObject({ inherit: true, crossoverRate: 0.8, hallDistinct: false });
    expect(experiment.genome.mutation).toMatchObject({ method: 'perCodon', probability, within: 'used' });
    expect(experiment.genome).toMatchObject({ apart: false, maxDepth: mode === 'index' ? 15 : 30 });
    expect(experiment.fitness).toMatchObject({ games, draw: 0, openings: 'start', sameGames: false, soloPenalty });
    const random = { player: 'random', weight: Math.round(100 * (1 - pool)) / 100 };
    const bred = { pool: { hall: 5, previous: 5 }, weight: pool };
    expect(experiment.fitness.opponents).toEqual(pool === 0 ? [random] : [random, bred]);
    expect(experiment.validation.games).toBe(0);
  });
});

describe('an experiment on the disk', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'evodraughts-'));
    writeFileSync(join(folder, 'a.bnf'), '<a> ::= own.men | own.kings');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  function write(text: string): string {
    const file = join(folder, 'x.json');
    writeFileSync(file, text);
    return file;
  }

  test('finds its grammar relative to its file, and accepts changes', () => {
    const file = write('{ "name": "x", "variant": "english", "genome": { "grammar": "a.bnf" } }');
    const { genome, evolver } = readExperimentFile(file, ['population=12', 'variant=english']);
    expect(genome.grammarText).toBe('<a> ::= own.men | own.kings');
    expect(evolver['population']).toBe(12);
  });

  test('reports a missing grammar together with other problems', () => {
    const file = write('{ "name": "x", "variant": "chess", "genome": { "grammar": "b.bnf" } }');
    expect(() => readExperimentFile(file)).toThrow(
      `${file}: genome.grammar must be the file of a grammar, not "b.bnf". ${join(folder, 'b.bnf')} cannot be read: ` +
        `there is no such file or folder.\n` +
        `${file}: variant must be one of`,
    );
  });

  test('reports the place of invalid JSON', () => {
    const file = write('{ "name": "x",\n  "variant" }');
    expect(() => readExperimentFile(file)).toThrow(`${file}: line 2, column 13: A colon is expected here, not }.`);
  });

  test('must exist and be a file', () => {
    const missing = join(folder, 'no.json');
    expect(() => readExperimentFile(missing)).toThrow(`${missing} cannot be read: there is no such file or folder.`);
    expect(() => readExperimentFile(folder)).toThrow(`${folder} cannot be read: it is a folder.`);
  });
});
