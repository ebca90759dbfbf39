import { reportChains } from '#server/activity/reportChains';
import { readConfig } from '#server/kernel/config';
import { hasDatabase, openCommandDatabase } from './openCommandDatabase.ts';
import { runCommand } from './runCommand.ts';

/** `npm run verify-activity`: checks the record's chain and signatures, and names the first invalid line. */
await runCommand(async () => {
  const config = readConfig(process.env, process.cwd());
  if (!hasDatabase(config)) {
    console.error(`There is no record in ${config.data_dir} yet.`);
    return false;
  }
  const { db, close } = await openCommandDatabase(config);
  try {
    return await reportChains({ db, config, now: () => new Date() }, console.log);
  } finally {
    await close();
  }
});
