import { readConfig } from '#server/kernel/config';
import { startPortal } from '#server/operations/startPortal';

/**
 * `npm run seed`: creates the sample court in DATA_DIR without leaving a portal running, waits until its filings are
 * read, and stops. `npm start` does the same automatically at its first start.
 */
const config = readConfig({ ...process.env, PORT: '0', LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' }, process.cwd());
if (!config.evaluation) throw new Error('Sample data cannot be added to a production court.');
const portal = await startPortal(config, null);
for (let waiting = 1; waiting > 0; ) {
  waiting = await portal.jobsWaiting();
  if (waiting > 0) await new Promise((resume) => setTimeout(resume, 500));
}
await portal.stop();
console.log(`The sample court is in ${config.data_dir}.`);
