import type { ScanAnswer } from '#server/kernel/ports/MalwareScanner';

type Outcome = ScanAnswer['state'];

/** Scans of this process since it began, for its metrics. */
export const scanFigures: Record<Outcome, number> & { seconds: number } = {
  clean: 0,
  infected: 0,
  not_scanned: 0,
  seconds: 0,
};
