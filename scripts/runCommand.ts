import { CaseImportRefused } from '#server/cases/imports/CaseImportRefused';
import { StartRefused } from '#server/db/supervised/StartRefused';
import { ExportRefused } from '#server/exports/ExportRefused';
import { SettingsError } from '#server/kernel/config';
import { ImportRefused } from '#server/library/import/ImportRefused';

/** Errors whose sentence is for the operator. */
const expected = [CaseImportRefused, SettingsError, StartRefused, ImportRefused, ExportRefused];

/** Runs one of the operator's commands: prints a sentence for an expected error, and all details for any other. */
export async function runCommand(command: () => Promise<boolean>): Promise<void> {
  try {
    process.exitCode = (await command()) ? 0 : 1;
  } catch (error) {
    const known = expected.some((kind) => error instanceof kind);
    console.error(known ? (error as Error).message : error);
    process.exitCode = 1;
  }
}
