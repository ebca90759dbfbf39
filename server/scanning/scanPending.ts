import { type ScanProblem, secondsUntilNextScan } from '#domain/scanning/scanStates';
import { Refusal } from '#server/kernel/Refusal';

/** Says that a file is not scanned yet, why, and in how many seconds it is tried again. */
export function scanPending(
  { problem, again_at = null }: { problem: ScanProblem | null; again_at?: Date | null },
  name: string | undefined,
  now = new Date(),
): Refusal {
  const why = problem ?? 'failed';
  const left = again_at ? (again_at.getTime() - now.getTime()) / 1000 : secondsUntilNextScan(why, 1);
  return new Refusal('scan_pending', { ...(name && { file_name: name }), problem: why }, Math.max(1, Math.ceil(left)));
}

/** The problem, when an error says that a file is not scanned yet. */
export function pendingScanIn(error: unknown): { problem: ScanProblem; file_name: string | undefined } | undefined {
  if (!(error instanceof Refusal) || error.code !== 'scan_pending') return undefined;
  const { problem, file_name } = error.details as { problem: ScanProblem; file_name?: string };
  return { problem, file_name };
}
