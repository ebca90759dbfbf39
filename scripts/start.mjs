// `npm start`: builds what has changed, then runs the portal in this process.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const main = path.join(root, 'dist/server/main.js');

if (process.env.NODE_ENV === 'production') {
  if (!existsSync(main)) {
    console.error(
      'The portal has not been built. Run "npm ci && npm run build" first. In production, the portal is not built automatically.',
    );
    process.exit(1);
  }
} else {
  // In a separate process: Vite sets NODE_ENV in its process, and the portal would then assume production.
  const { status } = spawnSync(process.execPath, [path.join(root, 'scripts/build.mjs'), '--if-stale'], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}
await import(pathToFileURL(main).href);
