import { StartRefused } from '#server/db/supervised/StartRefused';
import { SettingsError } from '#server/kernel/config';
import { ImportRefused } from '#server/library/import/ImportRefused';

/** Runs one of the operator's commands: prints a sentence for an expected error, and all details for any other. */
export async function runCommand(command: () => Promise<boolean>): Promise<void> {
  try {
    process.exitCode = (await command()) ? 0 : 1;
  } catch (error) {
    const known = error instanceof SettingsError || error instanceof StartRefused || error instanceof ImportRefused;
    console.error(known ? error.message : error);
    process.exitCode = 1;
  }
}
