// `npm run build`: builds the browser code with Vite, and the server and its commands with esbuild, into dist/.
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const stamp = path.join(root, 'dist/build-stamp.txt');
const sources = ['domain', 'contract', 'server', 'web', 'scripts', 'package-lock.json', 'vite.config.ts'];

/** The entry points of the server: the portal, its document worker, its OCR process, the threads of the optimizer and of simulations, and the operator's commands. */
const entries = {
  main: 'server/main.ts',
  documentWorker: 'server/documents/engine/documentWorker.ts',
  searchThread: 'server/scheduling/searchThread.ts',
  simulationThread: 'server/simulation/simulationThread.ts',
  recognitionWorker: 'server/documents/engine/ocr/recognitionWorker.ts',
  verifyActivity: 'scripts/verifyActivity.ts',
  migrate: 'scripts/migrate.ts',
  reseal: 'scripts/reseal.ts',
  createAdministrator: 'scripts/createAdministrator.ts',
  resetSecondFactor: 'scripts/resetSecondFactor.ts',
  seed: 'scripts/seed.ts',
  exportCourt: 'scripts/exportCourt.ts',
  loadCourt: 'scripts/loadCourt.ts',
  importCases: 'scripts/importCases.ts',
  importCourtListener: 'scripts/importCourtListener.ts',
  importCap: 'scripts/importCap.ts',
  analyze: 'scripts/analyze.ts',
  citations: 'scripts/citations.ts',
};

export async function build() {
  const began = Date.now();
  rmSync(path.join(root, 'dist'), { recursive: true, force: true });
  const { buildWeb } = await import('./buildWeb.mjs');
  await Promise.all([buildServer(path.join(root, 'dist/server')), buildWeb()]);
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, fingerprint());
  console.log(`Built in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
}

/** Builds unless dist/ was built from exactly these sources. */
export async function buildIfStale() {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint()) return;
  console.log('Building the portal (only if something changed)…');
  await build();
}

/** Bundles the server and the commands into a folder. */
export async function buildServer(outdir) {
  const { build: bundle } = await import('esbuild');
  await bundle({
    absWorkingDir: root,
    entryPoints: entries,
    outdir,
    bundle: true,
    splitting: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: true,
    logLevel: 'warning',
  });
  cpSync(path.join(root, 'server/db/migrations'), path.join(outdir, 'migrations'), { recursive: true });
  cpSync(path.join(root, 'server/courtdoc/generate/fonts'), path.join(outdir, 'fonts'), { recursive: true });
}

function fingerprint() {
  const hash = createHash('sha256').update(process.version);
  for (const source of sources) addToHash(hash, path.join(root, source));
  return hash.digest('hex');
}

function addToHash(hash, file) {
  if (!existsSync(file)) return;
  const entries = path.extname(file) === '' && readDirectory(file);
  if (entries) {
    for (const entry of entries) addToHash(hash, path.join(file, entry));
  } else if (!/\.test\.tsx?$/.test(file)) {
    hash.update(path.relative(root, file)).update(readFileSync(file));
  }
}

function readDirectory(file) {
  try {
    return readdirSync(file).sort();
  } catch {
    return null;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await (process.argv.includes('--if-stale') ? buildIfStale() : build());
}
