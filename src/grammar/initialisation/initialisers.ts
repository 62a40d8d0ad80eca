/** The registry of initialisations: a new one is a file and a line here. */

import { grow } from './grow.ts';
import type { Initialiser } from './initialiser.ts';
import { ptc2 } from './ptc2.ts';
import { ramped } from './ramped.ts';
import { uniform } from './uniform.ts';

export const INITIALISERS: readonly Initialiser[] = [uniform, ramped, grow, ptc2];
