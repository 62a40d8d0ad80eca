/** The bundled experiments, which the form of a new run starts from. */

import { readdirSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ExperimentsView } from '../../api/runApi.ts';
import { fieldsOf } from '../../base/json.ts';
import { openExperimentFile, readExperimentFile } from '../../experiments/experimentFile.ts';
import { representationNamed } from '../../genomes/representations.ts';
import { experimentSchema } from '../../experiments/experimentSchema.ts';

const FOLDER = fileURLToPath(new URL('../../../experiments', import.meta.url));

type Bundled = Omit<ExperimentsView, 'speeds'>;

let known: Bundled | undefined;

/** Complete except for the grammar text, which its name replaces. Reading them all takes half a second. */
export function bundledExperiments(): Bundled {
  known ??= readBundled();
  return known;
}

function readBundled(): Bundled {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?!plans\b).*(?<!\.schema)\.json$/.test(file))
    .toSorted(outermostFirst);
  return { schema: experimentSchema(), experiments: files.map(bundledExperiment) };
}

function bundledExperiment(file: string): Bundled['experiments'][number] {
  const experiment = readExperimentFile(join(FOLDER, file));
  const { files = {} } = representationNamed(experiment.genome.method);
  const texts = Object.values(files);
  const fields = Object.entries(experiment.genome)
    .filter(([field]) => !texts.includes(field))
    .map(([field, value]) => [field, field in files && typeof value === 'string' ? basename(value) : value] as const);
  const genome = Object.fromEntries(fields);
  const { name } = experiment;
  return { file: file.replaceAll(sep, '/'), title: titleOf(file) ?? name, name, experiment: { ...experiment, genome } };
}

/** A run does not keep the title, so it is read from the file itself. */
function titleOf(file: string): string | undefined {
  const { title } = fieldsOf(openExperimentFile(join(FOLDER, file)).json);
  return typeof title === 'string' ? title : undefined;
}

/** Files outside subfolders come first, and among these the 8x8 board. */
function outermostFirst(one: string, two: string): number {
  return (
    depthOf(one) - depthOf(two) || Number(two.includes('8x8')) - Number(one.includes('8x8')) || (one < two ? -1 : 1)
  );
}

function depthOf(file: string): number {
  return file.split(sep).length;
}
