/** A champion of the ladder by its name: an evolved player that comes with EvoDraughts. */

import { textSetting } from '../base/setting.ts';
import { CHAMPIONS, championNamed } from './champions.ts';
import { namingKind } from './playerKind.ts';

const NAME = textSetting<string | undefined>(
  {
    summary: 'which champion; the option name may be omitted',
    form: 'the name of a champion such as oak',
    preset: undefined,
    parse: (text) => championNamed(text).id,
    format: String,
  },
  CHAMPIONS.map(({ id }) => id),
);

export const championPlayer = namingKind({
  name: 'champion',
  summary: `one of ${CHAMPIONS.length} evolved players of known strength that come with EvoDraughts`,
  example: 'champion:oak',
  options: { name: NAME },
  main: 'name',
  origin: ({ name }) => ({ kind: 'champion', id: name! }),
  standsFor: ({ name }) => championNamed(name!),
});
