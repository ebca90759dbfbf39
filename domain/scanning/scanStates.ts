/**
 * What is known of a stored file. `infected` and `clean` are the scanner’s word; `not_scanned` is a scan that failed,
 * which never counts as clean; `made_here` is an archive that the portal made of files that were scanned.
 */
export const scanVerdicts = ['clean', 'infected', 'not_scanned', 'made_here'] as const;
export type ScanVerdict = (typeof scanVerdicts)[number];

/** Why a file is not scanned yet. */
export const scanProblems = ['unreachable', 'timed_out', 'too_large', 'failed', 'in_progress'] as const;
export type ScanProblem = (typeof scanProblems)[number];

const firstPauseSeconds = 5;
const longestPauseSeconds = 600;
/** A file over the scanner’s limit stays so until someone changes the limit. */
const pauseIfTooLargeSeconds = 3600;

/** The pause before the next scan of a file, after this number of scans that failed. */
export function secondsUntilNextScan(problem: ScanProblem, failures: number): number {
  if (problem === 'too_large') return pauseIfTooLargeSeconds;
  if (problem === 'in_progress') return firstPauseSeconds;
  return Math.min(longestPauseSeconds, firstPauseSeconds * 3 ** Math.max(0, failures - 1));
}
