// Runs one of the operator's commands: from the finished build if there is one for production, otherwise from the
// sources.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const [name, ...rest] = process.argv.slice(2);
const built = path.join(root, `dist/server/${name}.js`);
const useBuild = process.env.NODE_ENV === 'production' || !existsSync(path.join(root, 'node_modules/tsx'));
if (useBuild && !existsSync(built)) {
  console.error('The portal has not been built. Run "npm run build" first.');
  process.exit(1);
}
const run = useBuild ? ['--enable-source-maps', built] : ['--import', 'tsx', path.join(root, `scripts/${name}.ts`)];
const { status } = spawnSync(process.execPath, [...run, ...rest], { stdio: 'inherit', cwd: root });
process.exit(status ?? 1);
