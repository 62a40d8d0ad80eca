/**
 * Figures as PNG, at twice the resolution of their SVG. Fonts come from a package, never from the machine, so that
 * pictures are the same everywhere.
 */

import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type * as Renderer from '@resvg/resvg-js';
import { InputError } from '../base/inputError.ts';
import type { Figure } from './document.ts';
import { PICTURE_WIDTH, drawSvg } from './drawSvg.ts';

const SCALE = 2;
const FONTS = ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf', 'DejaVuSans-Oblique.ttf', 'DejaVuSansMono.ttf'];

const require = createRequire(import.meta.url);

export async function drawPng(figure: Figure, width = PICTURE_WIDTH): Promise<Uint8Array> {
  const { Resvg } = await loadRenderer();
  const folder = join(dirname(require.resolve('dejavu-fonts-ttf/package.json')), 'ttf');
  const fontFiles = FONTS.map((name) => join(folder, name));
  const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: 'DejaVu Sans', sansSerifFamily: 'DejaVu Sans' };
  return new Resvg(drawSvg(figure, width), { font, fitTo: { mode: 'zoom', value: SCALE } }).render().asPng();
}

/** The renderer is a native package, which may not exist for this machine. */
export async function loadRenderer(): Promise<typeof Renderer> {
  try {
    return await import('@resvg/resvg-js');
  } catch {
    const place = `${process.platform} ${process.arch}`;
    const advice = 'Choose other formats, such as svg, or run "npm install" again.';
    throw new InputError('png-unavailable', `PNG cannot be drawn on this machine (${place}). ${advice}`);
  }
}
