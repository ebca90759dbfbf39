import { Worker } from 'node:worker_threads';

/**
 * A thread of the module `name` beside the module at `base` (its `import.meta.url`). A thread does not inherit the
 * loader that runs the sources in development and tests, so it registers the loader itself.
 */
export function openThread(base: string, name: string, workerData: object): Worker {
  if (!base.endsWith('.ts')) return new Worker(new URL(`./${name}.js`, base), { workerData });
  const file = JSON.stringify(new URL(`./${name}.ts`, base).href);
  const start = `import('tsx/esm/api').then(({ register }) => { register(); return import(${file}); })`;
  return new Worker(start, { eval: true, workerData });
}
