// Finds a Chrome or Chromium on this machine, or installs Debian's package with apt if changing the machine is
// acceptable.
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

/** Whether a test run may change this machine. */
export function mayInstallChromium() {
  return process.env.CI === 'true' || process.env.INSTALL_CHROMIUM === '1';
}

/**
 * Finds a browser for the journeys. Debian's package is installed only on a CI machine (CI=true) or with
 * INSTALL_CHROMIUM=1, and never on a developer's machine by default. Undefined if there is none.
 */
export function provideChromium() {
  const found = findChromium();
  if (found || !mayInstallChromium() || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return found;
  console.log('No Chromium was found. Installing the Debian package.');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'], {
    stdio: 'ignore',
    env,
  });
  return findChromium();
}
