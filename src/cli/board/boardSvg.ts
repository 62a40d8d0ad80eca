/** The board as a self-contained SVG picture, with numbers in the corners of the dark squares. */

import type { Board } from '../../rules/board.ts';
import { columnOfBit, rowOfBit } from '../../rules/board.ts';
import type { Position } from '../../rules/position.ts';

const CELL = 60;
const FRAME = 12;

export function drawBoardSvg(position: Position, board: Board, flip: boolean): string {
  const length = board.size * CELL + 2 * FRAME;
  const squares: string[] = [];
  const pieces: string[] = [];
  for (let index = 0; index < 32; index++) {
    const bit = 1 << index;
    if ((board.mask & bit) === 0) continue;
    const x = FRAME + CELL * place(columnOfBit(index), board, flip);
    const y = FRAME + CELL * place(rowOfBit(index), board, flip);
    squares.push(drawSquare(x, y, board.squareOfBit[index]!));
    if (((position.black | position.white) & bit) === 0) continue;
    const [centreX, centreY] = [x + CELL / 2, y + CELL / 2];
    pieces.push(drawPiece(centreX, centreY, (position.black & bit) !== 0, (position.kings & bit) !== 0));
  }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${length} ${length}" width="${length}" height="${length}">`,
    `<rect width="${length}" height="${length}" rx="6" fill="#5f4630"/>`,
    `<rect x="${FRAME}" y="${FRAME}" width="${board.size * CELL}" height="${board.size * CELL}" fill="#ead9bd"/>`,
    ...squares,
    ...pieces,
    '</svg>',
  ].join('\n');
}

function place(coordinate: number, board: Board, flip: boolean): number {
  return flip ? board.size - 1 - coordinate : coordinate;
}

function drawSquare(x: number, y: number, square: number): string {
  const font = 'font-family="sans-serif" font-size="10" fill="#f2e4cc"';
  const number = `<text x="${x + 3}" y="${y + 11}" ${font}>${square}</text>`;
  return `<rect x="${x}" y="${y}" width="${CELL}" height="${CELL}" fill="#8a6a4a"/>${number}`;
}

/** Black has one ring, White two, so that the sides differ without colour. A king has a crown. */
function drawPiece(x: number, y: number, black: boolean, king: boolean): string {
  const [body, ring] = black ? ['#2b2622', '#5a5148'] : ['#f6efe2', '#b9a98c'];
  const circle = (radius: number): string =>
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${ring}" stroke-width="2"/>`;
  const rings = black ? circle(15) : circle(16) + circle(11);
  const disc = `<circle cx="${x}" cy="${y}" r="22" fill="${body}" stroke="${ring}" stroke-width="2"/>`;
  return disc + (king ? drawCrown(x, y, black ? '#f6efe2' : '#2b2622') : rings);
}

function drawCrown(x: number, y: number, colour: string): string {
  const points = [-12, 9, -14, -7, -6, 0, 0, -11, 6, 0, 14, -7, 12, 9];
  const path = points.map((offset, index) => (index % 2 === 0 ? x : y) + offset).join(' ');
  return `<polygon points="${path}" fill="${colour}"/>`;
}
