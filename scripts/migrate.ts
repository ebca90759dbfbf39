import { readConfig } from '#server/kernel/config';
import { openCommandDatabase } from './openCommandDatabase.ts';
import { runCommand } from './runCommand.ts';

/**
 * `npm run migrate`: updates the tables as their owner (DATABASE_MIGRATION_URL), so that the portal itself does not
 * need the owner's password.
 */
await runCommand(async () => {
  const { close } = await openCommandDatabase(readConfig(process.env, process.cwd()), { prepare: true });
  await close();
  console.log('The tables are up to date.');
  return true;
});
