import type { ScanProblem } from '#domain/scanning/scanStates';
import type { ScanAnswer } from '#server/kernel/ports/MalwareScanner';

/** What clamd's reply to a stream means. Only `stream: OK` is clean. */
export function readAnswer(reply: string): ScanAnswer {
  if (reply === 'stream: OK') return { state: 'clean' };
  const found = /^stream: (.+) FOUND$/.exec(reply)?.[1];
  // With AlertExceedsMax, a file that clamd did not scan in full is reported as if it contained something.
  if (found?.startsWith('Heuristics.Limits.Exceeded')) return notScanned('too_large');
  if (found) return { state: 'infected', signature: found.slice(0, 200) };
  if (/size limit exceeded/i.test(reply)) return notScanned('too_large');
  if (/time limit|timed out/i.test(reply)) return notScanned('timed_out');
  return notScanned('failed');
}

const unreachable = new Set([
  'ECONNREFUSED',
  'ENOENT',
  'ENOTFOUND',
  'EACCES',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
]);

/** What trouble with the connection means. */
export function readTrouble(error: unknown): ScanAnswer {
  const code = (error as { code?: string }).code ?? '';
  if (unreachable.has(code)) return notScanned('unreachable');
  return notScanned(code === 'ETIMEDOUT' ? 'timed_out' : 'failed');
}

const notScanned = (problem: ScanProblem) => ({ state: 'not_scanned', problem }) as const;
