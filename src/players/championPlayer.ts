/** A champion of the ladder by its name: an evolved player that comes with the house. */

import { CHAMPIONS, championNamed } from './champions.ts';
import type { CreatePlayer } from './evolvedPlayer.ts';
import { evolvedPlayer } from './evolvedPlayer.ts';
import type { Option } from './option.ts';
import type { PlayerKind } from './playerKind.ts';

const NAME: Option<string | undefined> = {
  summary: 'who it is; its name may be left out',
  form: 'the name of a champion such as oak',
  field: { control: 'choice', choices: CHAMPIONS.map(({ id }) => id) },
  preset: undefined,
  parse: (text) => championNamed(text).id,
  format: (id) => id,
};

/** Makes the kind. */
export function championPlayer(createPlayer: CreatePlayer): PlayerKind {
  return evolvedPlayer(
    {
      name: 'champion',
      summary: `one of ${CHAMPIONS.length} evolved players of known strength that come with EvoDraughts`,
      example: 'champion:oak',
      options: { name: NAME },
      main: 'name',
      standsFor: ({ name }) => championNamed(name!),
    },
    createPlayer,
  );
}
