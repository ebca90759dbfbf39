import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = path.dirname(fileURLToPath(import.meta.url));

/**
 * What a process that opens documents may do besides computing, as arguments for Node's permission model: read the
 * portal's own program and its packages and, if needed, load the image library's native code. It may not read another
 * file, write one, start a process or a thread, nor, from Node 25 on, reach the network. Experimental in Node 20 and
 * 22, where its warning would be logged with every worker that ends.
 */
export function workerPermissions({ addons, program = here }: { addons: boolean; program?: string }): string[] {
  const known = process.allowedNodeEnvironmentFlags;
  const model = ['--permission', '--experimental-permission'].find((flag) => known.has(flag));
  if (!model) return [];
  const packages = packagesFolder();
  const readable = [path.join(program, '*'), path.join(packages, '*'), path.join(packages, '../package.json')];
  return [
    model,
    ...readable.map((place) => `--allow-fs-read=${place}`),
    ...(addons ? ['--allow-addons'] : []),
    '--disable-warning=ExperimentalWarning',
    '--disable-warning=SecurityWarning',
  ];
}

/** Where the packages are installed: beside the build, or wherever Node finds them. */
function packagesFolder(): string {
  const [file, folder] = [createRequire(import.meta.url).resolve('sharp'), `${path.sep}node_modules`];
  return file.slice(0, file.indexOf(folder + path.sep) + folder.length);
}
