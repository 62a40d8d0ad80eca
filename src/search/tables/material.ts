/**
 * The material on the board: how many men and kings each side has, wherever they stand. Each material is one slice of
 * the endgame tables, with Black to move.
 */

export interface Material {
  readonly blackMen: number;
  readonly blackKings: number;
  readonly whiteMen: number;
  readonly whiteKings: number;
}

/**
 * Every material of up to `maxPieces` pieces with at least one on each side, in the order in which slices can be
 * solved. A capture leads to fewer pieces and a promotion to fewer men, so every move out of a slice leads to an
 * earlier one.
 */
export function materialsUpTo(maxPieces: number): Material[] {
  const materials: Material[] = [];
  for (let blackMen = 0; blackMen < maxPieces; blackMen++) {
    for (let blackKings = blackMen === 0 ? 1 : 0; blackMen + blackKings < maxPieces; blackKings++) {
      const rest = maxPieces - blackMen - blackKings;
      for (let whiteMen = 0; whiteMen <= rest; whiteMen++) {
        for (let whiteKings = whiteMen === 0 ? 1 : 0; whiteMen + whiteKings <= rest; whiteKings++) {
          materials.push({ blackMen, blackKings, whiteMen, whiteKings });
        }
      }
    }
  }
  // Sorting is stable, so ties stay in loop order and the layout of the tables is fixed.
  return materials.toSorted((a, b) => pieces(a) - pieces(b) || men(a) - men(b));
}

/** The same material with the colours swapped: what the opponent sees after a quiet move. */
export function mirrored(material: Material): Material {
  return {
    blackMen: material.whiteMen,
    blackKings: material.whiteKings,
    whiteMen: material.blackMen,
    whiteKings: material.blackKings,
  };
}

/** A small unique number for every material of at most seven pieces. */
export function materialKey(blackMen: number, blackKings: number, whiteMen: number, whiteKings: number): number {
  return blackMen | (blackKings << 3) | (whiteMen << 6) | (whiteKings << 9);
}

export function keyOf(material: Material): number {
  return materialKey(material.blackMen, material.blackKings, material.whiteMen, material.whiteKings);
}

/** One more than the greatest key. */
export const MATERIAL_KEYS = 1 << 12;

function pieces(material: Material): number {
  return men(material) + material.blackKings + material.whiteKings;
}

function men(material: Material): number {
  return material.blackMen + material.whiteMen;
}
