/**
 * Writes the schemas of experiments and plans for editors:
 *
 *   node tools/experimentSchema.ts
 *
 * makes experiments/experiment.schema.json and experiments/plan.schema.json from the types of `src/experiments/`. Tests
 * fail when they are out of date.
 */

import { writeFileSync } from 'node:fs';
import { format } from 'oxfmt';
import { experimentSchema } from '../src/experiments/experimentSchema.ts';
import { planSchema } from '../src/experiments/planType.ts';

await writeSchema('experiment.schema.json', experimentSchema());
await writeSchema('plan.schema.json', planSchema());

async function writeSchema(name: string, schema: object): Promise<void> {
  const { code } = await format(name, JSON.stringify(schema), { printWidth: 120 });
  writeFileSync(new URL(`../experiments/${name}`, import.meta.url), code);
}
