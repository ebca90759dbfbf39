import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig, SettingsError } from '#server/kernel/config';
import { describeFault } from '#server/kernel/describeFault';
import { announce } from './operations/announce.ts';
import { startPortal } from './operations/startPortal.ts';

/** Starts the portal with the settings of the environment, and stops it cleanly when asked to. */
async function main(): Promise<void> {
  const here = path.dirname(fileURLToPath(import.meta.url));
  const web = [path.join(here, '../web'), path.join(here, '../dist/web')].find((folder) =>
    existsSync(path.join(folder, 'index.html')),
  );
  const config = readConfig(process.env, process.cwd());
  if (config.production && !web) {
    throw new SettingsError('The portal has not been built. Run "npm run build" first.');
  }

  const portal = await startPortal(config, web ?? null);

  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    console.log(`\n${signal}: finishing requests in progress…`);
    // A hang must not prevent the machine from restarting the portal.
    setTimeout(() => process.exit(1), 25_000).unref();
    await portal.stop();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop('SIGTERM'));
  process.on('SIGINT', () => void stop('SIGINT'));
  // Afterward, so that a request to stop is never missed once the portal has said that it runs.
  announce(config, portal.address);
}

// Node would print the error with everything in it.
process.on('uncaughtException', (error) => {
  console.error(JSON.stringify({ level: 60, time: Date.now(), err: describeFault(error), msg: 'uncaught' }));
  process.exit(1);
});

main().catch((error) => {
  // A sentence for the operator if there is one; otherwise the full error.
  console.error(
    error instanceof SettingsError || error?.name === 'StartRefused'
      ? `Assize cannot start. ${error.message}`
      : describeFault(error),
  );
  process.exit(1);
});
