import { readFile } from 'node:fs/promises';

const pageBytes = 4096;

/**
 * Resident memory of a process if the system reports it (Linux); otherwise 0, and the worker's memory limit must
 * suffice.
 */
export async function residentBytes(pid: number | undefined): Promise<number> {
  if (process.platform !== 'linux' || pid === undefined) return 0;
  const statm = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '0 0');
  return Number(statm.split(' ')[1]) * pageBytes;
}
