import { readConfig, SettingsError } from '#server/kernel/config';
import { resealAll } from '#server/operations/resealAll';
import { hasDatabase, openCommandDatabase } from './openCommandDatabase.ts';
import { runCommand } from './runCommand.ts';

/**
 * `npm run reseal`: encrypts the stored credentials with ENCRYPTION_KEY; fails if a value cannot be decrypted with any
 * known key.
 */
await runCommand(async () => {
  const config = readConfig(process.env, process.cwd());
  if (!hasDatabase(config)) throw new SettingsError(`There is no database in ${config.data_dir} yet.`);
  const { db, close } = await openCommandDatabase(config);
  try {
    const results = await resealAll({ db, config });
    for (const { column, resealed, unchanged, unreadable } of results) {
      console.log(
        `${column}: ${resealed} re-encrypted with the new key, ${unchanged} already encrypted with it, ${unreadable} cannot be decrypted.`,
      );
    }
    return results.every(({ unreadable }) => unreadable === 0);
  } finally {
    await close();
  }
});
