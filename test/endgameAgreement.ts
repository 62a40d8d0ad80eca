/**
 * Compares the endgame tables of three pieces on 8x8 with the slow endgames, position by position, and prints the
 * result as JSON. A separate program, because it is too much work for instrumented code: `node
 * test/endgameAgreement.ts`, some seconds.
 */

import { otherPieces, ownPieces } from '../src/rules/position.ts';
import { ENGLISH, GIVEAWAY } from '../src/rules/variant.ts';
import { buildTables } from '../src/search/tables/buildTables.ts';
import { valueText } from './builtTables.ts';
import { slowEndgames, slowValues } from './slowEndgames.ts';
import { positionOf } from './slowPositions.ts';

const nodes = slowEndgames(8, 3);
const found = [ENGLISH, GIVEAWAY].map((variant) => {
  const tables = buildTables(variant, 3);
  let compared = 0;
  let wrong = 0;
  for (const [index, value] of slowValues(nodes, variant.giveaway).entries()) {
    const position = positionOf(nodes[index]!.board);
    const probed = tables.probe(ownPieces(position), otherPieces(position), position.kings, position.turn);
    compared++;
    if (valueText(probed) !== value) wrong++;
  }
  return { variant: variant.name, compared, wrong };
});
process.stdout.write(JSON.stringify(found));
