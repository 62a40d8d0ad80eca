/** The fields of an experiment as a JSON Schema: for editors, for forms, and to find a field by its name. */

import { z } from 'zod';
import { experimentType } from './experimentType.ts';

export type FieldSchema = z.core.JSONSchema.JSONSchema;

/** Made once, because a plan looks up hundreds of fields. */
let made: FieldSchema | undefined;

export function experimentSchema(): FieldSchema {
  made ??= z.toJSONSchema(experimentType, { io: 'input' });
  return made;
}
