import { parseArgs } from 'node:util';
import { readConfig, SettingsError } from '#server/kernel/config';
import { importCap } from '#server/library/import/importCap';
import { openCommandDatabase } from './openCommandDatabase.ts';
import { runCommand } from './runCommand.ts';

/**
 * `npm run import:cap -- FOLDER [--words]`: imports volumes of the Caselaw Access Project into the court's library;
 * with `--words`, also the text of the opinions, against which quotations are checked. Imported volumes are not read
 * again.
 */
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { words: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [folder] = positionals;
  if (!folder) throw new SettingsError('Specify the folder with the volumes.');
  const { db, close } = await openCommandDatabase(readConfig(process.env, process.cwd()), { prepare: true });
  try {
    const needs = { db, now: () => new Date() };
    const { volumes, decisions } = await importCap(needs, folder, { words: values.words }, (line) => console.log(line));
    console.log(`${decisions} decisions in ${volumes} volumes.`);
    return true;
  } finally {
    await close();
  }
});
