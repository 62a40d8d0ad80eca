/**
 * Holds the plan of the house: a room of src/ imports only from the rooms that the table gives it, and no file imports
 * itself by a detour. The table lists all rooms that are planned, built or not, from the ground up.
 */

import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOMS: Readonly<Record<string, readonly string[]>> = {
  base: [],
  stats: ['base'],
  grammar: ['base'],
  nets: ['base'],
  evolvers: ['base'],
  rules: ['base'],
  api: ['base', 'rules', 'documents'],
  charts: ['base', 'stats'],
  documents: ['base', 'charts'],
  features: ['base', 'rules'],
  evaluators: ['base', 'stats', 'rules', 'features', 'grammar', 'nets'],
  search: ['base', 'stats', 'rules', 'evaluators'],
  store: ['base'],
  players: ['base', 'rules', 'evaluators', 'search', 'evolvers', 'store'],
  explanations: ['base', 'grammar', 'rules', 'features', 'evaluators', 'players'],
  genomes: allBefore('genomes'),
  pools: ['base'],
  thinking: ['base', 'rules', 'players', 'pools'],
  arena: ['base', 'rules', 'players', 'stats', 'pools'],
  trials: allBefore('trials'),
  experiments: allBefore('experiments'),
  reports: ['base', 'rules', 'stats', 'explanations', 'genomes', 'store', 'charts', 'documents'],
  lab: allBefore('lab'),
  papers: allBefore('papers'),
  cli: [...allBefore('cli'), 'server'],
  server: [...allBefore('cli'), 'api'],
  web: ['base', 'rules', 'grammar', 'evolvers', 'api', 'charts', 'documents'],
  // The library: what other programs see of the house.
  'index.ts': allBefore('cli'),
};

const SRC = new URL('../src', import.meta.url).pathname;

/** Every source file with the files it imports, both relative to src/. Tests may import what they like. */
const imports = new Map(sourceFiles().map((file) => [file, importsOf(file)]));

describe('the layers', () => {
  test('are read from real files', () => {
    expect(imports.size).toBeGreaterThan(20);
    expect([...imports.values()].flat().length).toBeGreaterThan(50);
  });

  test('every file lives in a known room', () => {
    const strangers = [...imports.keys()].filter((file) => !(roomOf(file) in ROOMS));
    expect(strangers).toEqual([]);
  });

  test('every room is explained to those who want to add to it', () => {
    const guide = readFileSync(join(SRC, '..', 'CONTRIBUTING.md'), 'utf8');
    const rooms = [...new Set([...imports.keys()].map(roomOf))].filter((room) => room !== 'index.ts');
    expect(rooms.filter((room) => !guide.includes(`\n| \`${room}/\` | `))).toEqual([]);
  });

  test('no room imports from one it may not see', () => {
    const wrong = [...imports].flatMap(([file, targets]) =>
      targets.filter((target) => !mayImport(file, target)).map((target) => `${file} imports ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  test('there is no cycle', () => {
    expect(findCycle()).toBeUndefined();
  });

  test('only the command line and the server know the machine', () => {
    const nodeUsers = [...imports.keys()].filter((file) => /from 'node:/.test(readFileSync(join(SRC, file), 'utf8')));
    const pure = [
      'base',
      'stats',
      'grammar',
      'nets',
      'evolvers',
      'rules',
      'features',
      'evaluators',
      'search',
      'web',
      'api',
      'charts',
    ];
    expect(nodeUsers.filter((file) => pure.includes(roomOf(file)))).toEqual([]);
  });
});

function allBefore(room: string): string[] {
  const order =
    'base stats grammar nets evolvers rules features evaluators search store players explanations genomes pools thinking arena'
      .split(' ')
      .concat('trials', 'experiments', 'charts', 'documents', 'reports', 'lab', 'papers', 'cli');
  return order.slice(0, order.indexOf(room));
}

function sourceFiles(): string[] {
  return readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test)\.tsx?$/.test(file));
}

function importsOf(file: string): string[] {
  const text = readFileSync(join(SRC, file), 'utf8');
  const specifiers = [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']*\.tsx?)'/g)].map((match) => match[1]!);
  return specifiers.map((specifier) => relative(SRC, join(SRC, dirname(file), specifier)));
}

function roomOf(file: string): string {
  return file.split(sep)[0]!;
}

function mayImport(file: string, target: string): boolean {
  return roomOf(file) === roomOf(target) || (ROOMS[roomOf(file)]?.includes(roomOf(target)) ?? false);
}

/** A file that is reachable from itself, by depth-first search. */
function findCycle(): string | undefined {
  const done = new Set<string>();
  const open = new Set<string>();
  const visit = (file: string): boolean => {
    if (open.has(file)) return true;
    if (done.has(file)) return false;
    open.add(file);
    const closes = (imports.get(file) ?? []).some(visit);
    open.delete(file);
    done.add(file);
    return closes;
  };
  return [...imports.keys()].find(visit);
}
