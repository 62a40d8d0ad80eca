/**
 * The reference of the library as Markdown, from `src/index.ts` and the comments of its exports. TypeDoc reads them. We
 * write our own page, because one page is easier to search than a site of hundreds.
 */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format } from 'oxfmt';
import type {
  CommentDisplayPart,
  DeclarationReflection,
  ParameterReflection,
  ProjectReflection,
  SignatureReflection,
} from 'typedoc';
import { Application, ReflectionKind } from 'typedoc';
import packageJson from '../package.json' with { type: 'json' };
import { capital } from '../src/base/capital.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const ENTRY = `${ROOT}src/index.ts`;

/** Types in signatures that users need not know: parts of objects that they only pass on. */
const OPAQUE = [
  'Chart',
  'Chooser',
  'ChampionOrigin',
  'DerivedMapping',
  'FITNESS_UNITS',
  'FailureReason',
  'Estimate',
  'REPORT_FORMATS',
  'TrialPool',
  'Rule',
  'StrategyMode',
  'Unnamed',
  'Values',
  'experimentType',
];

/** A part of `src/index.ts`: its comment and its exports. */
interface Group {
  readonly title: string;
  readonly sentence: string;
  readonly names: readonly string[];
}

export async function libraryReference(): Promise<string> {
  const things = await readLibrary();
  const groups = readGroups(readFileSync(ENTRY, 'utf8'));
  const parts: string[] = [introduction(), contents(groups, things)];
  for (const { title, sentence, names } of groups) {
    parts.push(`## ${title}`, sentence);
    for (const thing of inOrder(names, things)) parts.push(...(await describe(thing, things)));
  }
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

type Things = ReadonlyMap<string, DeclarationReflection>;

/** All exports by name. An export without a comment is an error. */
async function readLibrary(): Promise<Things> {
  const app = await Application.bootstrap({
    entryPoints: [ENTRY],
    tsconfig: `${ROOT}tsconfig.json`,
    // The compiler has already checked them.
    skipErrorChecking: true,
    excludeExternals: true,
    excludeInternal: true,
    excludePrivate: true,
    excludeProtected: true,
    disableSources: true,
    sort: ['source-order'],
    logLevel: 'Warn',
    intentionallyNotExported: OPAQUE,
    validation: { notDocumented: false, notExported: true, invalidLink: false },
  });
  const project = await app.convert();
  if (!project) throw new Error('TypeDoc cannot read src/index.ts.');
  for (const thing of project.children ?? []) removeInherited(thing, project);
  app.validate(project);
  if (app.logger.hasWarnings()) throw new Error('Export these types in src/index.ts, or name them in OPAQUE.');
  const things = project.children ?? [];
  const silent = things.filter((thing) => commentOf(thing) === '').map(({ name }) => name);
  if (silent.length > 0) throw new Error(`Say in a comment what these are: ${silent.join(', ')}.`);
  return new Map(things.map((thing) => [thing.name, thing]));
}

/** Members from a parent that is not exported, such as those of a store for the pages, are not part of the library. */
function removeInherited({ children = [] }: DeclarationReflection, project: ProjectReflection): void {
  for (const member of children.filter(({ inheritedFrom, signatures }) => inheritedFrom && signatures)) {
    project.removeReflection(member);
  }
}

function readGroups(text: string): Group[] {
  const [, ...parts] = text.split(/^\/\/ (?=[A-Z])/m);
  return parts.map((part) => {
    const [, title, sentence] = /^([^:]+): (.*)$/m.exec(part)!;
    const lists = [...part.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap((match) => match[1]!.split(','));
    const names = lists.map((name) =>
      name
        .trim()
        .replace(/^type /, '')
        .replace(/^.* as /, ''),
    );
    return { title: title!, sentence: capital(sentence!), names: names.filter((name) => name !== '') };
  });
}

/** Functions and values come before types. */
function inOrder(names: readonly string[], things: Things): DeclarationReflection[] {
  const found = names.map((name) => things.get(name)!);
  return [...found.filter((thing) => !isType(thing)), ...found.filter(isType)];
}

function isType({ kind }: DeclarationReflection): boolean {
  return kind === ReflectionKind.Interface || kind === ReflectionKind.TypeAlias;
}

function introduction(): string {
  const example = readFileSync(`${ROOT}docs/library-example.ts`, 'utf8').trimEnd();
  return `# The library

<!-- Made by "npm run docs" from src/index.ts and docs/library-example.ts. Change those. -->

A program can do everything that the commands do. \`npm pack\` in this repository makes a package. Install it in your project:

    npm install ../evodraughts/evodraughts-${packageJson.version}.tgz

Then \`import { ... } from 'evodraughts'\` provides the exports on this page, with types. It requires Node 24 or
later. Anything that is not listed here can change at any time. \`evodraughts/grammar\` is Grammatical Evolution
without draughts; [grammatical-evolution.md](grammatical-evolution.md) has an example.

## An example

\`\`\`ts
${example}
\`\`\``;
}

function contents(groups: readonly Group[], things: Things): string {
  const lines = groups.map(({ title, names }) => {
    const links = inOrder(names, things)
      .filter((thing) => !isType(thing))
      .map(({ name }) => `[\`${name}\`](#${name.toLowerCase()})`);
    return `- [${title}](#${title.toLowerCase().replaceAll(' ', '-')}): ${links.join(', ')}`;
  });
  return ['## Contents', ...lines].join('\n').replace('\n', '\n\n');
}

/** A heading, the declaration, its comment and its members. */
async function describe(thing: DeclarationReflection, things: Things): Promise<string[]> {
  const parents = (thing.extendedTypes ?? []).map(String).filter((parent) => parent === 'Error' || things.has(parent));
  const sentences = parents.map((parent) => `It has all that \`${parent}\` has.`);
  const members = (thing.children ?? []).filter((member) => isOwn(member, things)).flatMap(memberLine);
  return [
    `### ${thing.name}`,
    await declaration(thing),
    [commentOf(thing), ...sentences].join(' '),
    members.join('\n'),
  ];
}

/** The declaration, if its members do not show everything. */
async function declaration({ name, kind, type, signatures }: DeclarationReflection): Promise<string> {
  if (kind === ReflectionKind.Class || kind === ReflectionKind.Interface) return '';
  const text = signatures
    ? signatures.map((one) => `function ${signature(name, one)};`).join('\n')
    : `${kind === ReflectionKind.TypeAlias ? `type ${name} =` : `const ${name}:`} ${String(type)};`;
  const { code } = await format('declaration.ts', text, { printWidth: 100, singleQuote: true });
  return `\`\`\`ts\n${code.trimEnd()}\n\`\`\``;
}

/** Members of a parent on this page are listed there. */
function isOwn({ inheritedFrom }: DeclarationReflection, things: Things): boolean {
  return !inheritedFrom || !things.has(inheritedFrom.name.split('.')[0]!);
}

function memberLine(member: DeclarationReflection): string[] {
  const { name, kind, type, signatures = [], getSignature, flags } = member;
  if (name.startsWith('[')) return [];
  if (kind === ReflectionKind.Constructor) return signatures.map((one) => line(`new ${signature('', one)}`, one));
  if (signatures.length > 0) return signatures.map((one) => line(signature(name, one), one));
  if (getSignature) return [line(`${name}: ${plain(getSignature.type)}`, getSignature)];
  return [line(`${name}${flags.isOptional ? '?' : ''}: ${plain(type)}`, member)];
}

function line(code: string, { comment }: Pick<DeclarationReflection, 'comment'>): string {
  const text = textOf(comment?.summary);
  return text === '' ? `- \`${code}\`` : `- \`${code}\`: ${text}`;
}

function signature(name: string, { parameters = [], type, kind, typeParameters: own }: SignatureReflection): string {
  const isConstructor = kind === ReflectionKind.ConstructorSignature;
  const generic = own ? `<${own.map((one) => one.name).join(', ')}>` : '';
  const list = `(${parameters.map(parameterText).join(', ')})`;
  return isConstructor ? `${String(type)}${list}` : `${name}${generic}${list}: ${plain(type)}`;
}

function parameterText({ name, type, flags, defaultValue }: ParameterReflection): string {
  // A destructured parameter has no name.
  const called = name === '__namedParameters' ? uncapitalised(String(type)) : name;
  const mark = flags.isOptional || defaultValue !== undefined ? '?' : '';
  return `${flags.isRest ? '...' : ''}${called}${mark}: ${plain(type)}`;
}

function plain(type: unknown): string {
  return String(type).replaceAll('"', "'");
}

function commentOf(thing: DeclarationReflection): string {
  return textOf((thing.signatures?.[0] ?? thing).comment?.summary);
}

function textOf(parts: readonly CommentDisplayPart[] = []): string {
  return parts
    .map(({ text }) => text)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

function uncapitalised(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
