// Runs a command: in production from the finished build, otherwise from a build of the current sources.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const [program, , name, ...rest] = process.argv;
const command = path.join(await builtFolder(), `${name}.js`);
process.chdir(root);
process.setSourceMapsEnabled(true);
process.argv = [program, command, ...rest];
await import(pathToFileURL(command).href);

async function builtFolder() {
  const finished = path.join(root, 'dist/server');
  if (process.env.NODE_ENV !== 'production' && existsSync(path.join(root, 'node_modules/esbuild'))) {
    const { buildCommands } = await import('./buildCommands.mjs');
    return buildCommands();
  }
  if (existsSync(path.join(finished, `${name}.js`))) return finished;
  console.error('The portal has not been built. Run "npm run build" first.');
  process.exit(1);
}
