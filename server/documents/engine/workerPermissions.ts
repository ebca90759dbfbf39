/**
 * What a document worker may do besides computing, as arguments for Node's permission model: read files and load the
 * image library's native code. It may not write, start a process or a thread, nor, from Node 25 on, reach the network.
 * Experimental in Node 20 and 22, where its warning would be logged with every worker that ends.
 */
export function workerPermissions(): string[] {
  const known = process.allowedNodeEnvironmentFlags;
  const model = ['--permission', '--experimental-permission'].find((flag) => known.has(flag));
  if (!model) return [];
  return [model, '--allow-fs-read=*', '--allow-addons', '--disable-warning=ExperimentalWarning'];
}
