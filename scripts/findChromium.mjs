// Any Chrome or Chromium on this machine, or Debian's package through apt where changing the machine is acceptable.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const places = [
  process.env.CHROME_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

export function findChromium() {
  return places.find((place) => place && existsSync(place));
}

/** Whether this machine is one that a test run may change. */
export function mayInstallChromium() {
  return process.env.CI === 'true' || process.env.INSTALL_CHROMIUM === '1';
}

/**
 * Finds a browser for the journeys. Only a CI machine (CI=true), or one where INSTALL_CHROMIUM=1 asks for it, gets
 * Debian's installed; a developer's never does. Undefined when there is none to be had.
 */
export function provideChromium() {
  const found = findChromium();
  if (found || !mayInstallChromium() || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return found;
  console.log('No Chromium found. Installing Debian’s.');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'], {
    stdio: 'ignore',
    env,
  });
  return findChromium();
}
