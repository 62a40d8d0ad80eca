/**
 * The report of a plan or a paper, in the folder of its plan. It replaces an earlier report completely, so that no old
 * figure remains.
 */

import { lstat, rename, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { describeFileError } from '../../base/fileError.ts';
import { InputError } from '../../base/inputError.ts';
import type { Report } from '../../documents/document.ts';
import { mayWrite } from '../../store/storeFile.ts';

/** Writes the report of a plan into its folder, and returns the paths of the files. */
export async function writePlanReport(planFolder: string, report: Report): Promise<string[]> {
  const place = join(planFolder, 'report');
  if (!mayWrite(place)) throw unwritable(place, 'its folder is read-only. Copy the folder and continue with the copy');
  const { writeReport } = await import('../../documents/writeReport.ts');
  const part = `${place}.${process.pid}.part`;
  try {
    const files = await writeReport(report, part);
    await replace(place, part);
    return files.map((file) => join(place, relative(part, file)));
  } finally {
    await rm(part, { recursive: true, force: true });
  }
}

async function replace(place: string, part: string): Promise<void> {
  try {
    // Nothing but a folder is deleted.
    const before = await lstat(place).catch(() => undefined);
    if (before?.isDirectory()) await rm(place, { recursive: true });
    await rename(part, place);
  } catch (error) {
    throw unwritable(place, describeFileError(error));
  }
}

function unwritable(place: string, problem: string): InputError {
  return new InputError('file-unwritable', `${place} cannot be written: ${problem}.`);
}
