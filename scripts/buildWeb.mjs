// Builds the browser code with Vite into dist/web: the app, the prerendered landing page, and a compressed copy of each
// text file.
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const target = path.join(root, 'dist/web');

export async function buildWeb() {
  const { build } = await import('vite');
  await build({ configFile: path.join(root, 'vite.config.ts'), logLevel: 'warn' });
  // For the server (server/http/serveWeb.ts) and the limits of page weight (scripts/pageWeight.ts), not for browsers.
  await rename(path.join(target, 'screens.json'), path.join(root, 'dist/web-screens.json'));
  await rename(path.join(target, '.vite/manifest.json'), path.join(root, 'dist/web-manifest.json'));
  await rm(path.join(target, '.vite'), { recursive: true });
  await compressAll(target);
}

/** Writes file.br and file.gz, which the server sends to clients that accept them. */
async function compressAll(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && /\.(js|css|html|svg|txt)$/.test(entry.name));
  await Promise.all(files.map((entry) => compress(path.join(entry.parentPath, entry.name))));
}

async function compress(file) {
  const content = await readFile(file);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildWeb();
