// `npm start`: builds what needs building, then serves the whole portal in this process.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const main = path.join(root, 'dist/server/main.js');

if (process.env.NODE_ENV === 'production') {
  if (!existsSync(main)) {
    console.error(
      'There is no finished build to serve. Run "npm ci && npm run build" first; production never builds by itself.',
    );
    process.exit(1);
  }
} else {
  const { buildIfStale } = await import('./build.mjs');
  await buildIfStale();
}
await import(pathToFileURL(main).href);
