// Builds the commands from the current sources, so that a command starts in a fraction of the time that the sources
// take to be transformed one by one.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildServer } from './build.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const folder = path.join(root, 'node_modules/.cache/assize-commands');
const sources = ['domain', 'contract', 'server', 'scripts', 'package-lock.json'];

/** The folder with the built commands, which are built first if a source has changed since. */
export async function buildCommands() {
  const current = path.join(folder, fingerprint());
  if (existsSync(current)) return current;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const made = mkdtempSync(path.join(folder, 'building-'));
  await buildServer(made);
  try {
    renameSync(made, current);
  } catch (failure) {
    // Another process was faster.
    rmSync(made, { recursive: true, force: true });
    if (!existsSync(current)) throw failure;
  }
  return current;
}

/** Changes with the name, the size, and the time of every source. */
function fingerprint() {
  const hash = createHash('sha256').update(process.version);
  for (const source of sources) addToHash(hash, path.join(root, source));
  return hash.digest('hex').slice(0, 32);
}

function addToHash(hash, file) {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found === undefined) return;
  if (found.isDirectory()) for (const entry of readdirSync(file).sort()) addToHash(hash, path.join(file, entry));
  else if (!/\.test\.ts$/.test(file)) hash.update(`${path.relative(root, file)} ${found.size} ${found.mtimeMs}\n`);
}
