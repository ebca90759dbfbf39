import type { Needs } from '#server/kernel/needs';
import type { MalwareScanner } from '#server/kernel/ports/MalwareScanner';
import { scanFigures } from './scanFigures.ts';
import { findScan, noteFailure, noteVerdict, type StoredScan } from './scanRepository.ts';

type Content = { content: AsyncIterable<Uint8Array>; size: number };

export type Scans = {
  /** Scans a file and notes the result. Requests for the same file at the same time share one scan. */
  scan(sha256: string, read: () => Promise<Content>): Promise<StoredScan>;
};

/** Scans of one process that run at the same time; clamd has ten threads by default. */
const mostAtOnce = 4;

/** Scans of files, each noted under the hash of the content. */
export function openScans({ db, now, scanner }: Needs<'db' | 'now'> & { scanner: MalwareScanner }): Scans {
  const running = new Map<string, Promise<StoredScan>>();
  const takeTurn = openTurns(mostAtOnce);

  async function scanNow(sha256: string, read: () => Promise<Content>): Promise<StoredScan> {
    const version = await scanner.version().catch(() => null);
    const { content, size } = await read();
    const began = performance.now();
    const answer = await scanner.scan(content, size);
    scanFigures.seconds += (performance.now() - began) / 1000;
    scanFigures[answer.state] += 1;
    if (answer.state === 'not_scanned') await noteFailure(db, sha256, answer.problem, now());
    else {
      const signature = answer.state === 'infected' ? answer.signature : null;
      await noteVerdict(db, sha256, { verdict: answer.state, signature, scanner_version: version }, now());
    }
    return (await findScan(db, sha256))!;
  }

  return {
    scan(sha256, read) {
      const begun = running.get(sha256);
      if (begun) return begun;
      const scan = takeTurn(() => scanNow(sha256, read)).finally(() => running.delete(sha256));
      running.set(sha256, scan);
      return scan;
    },
  };
}

/** Runs at most this many tasks at the same time, in the order in which they came. */
function openTurns(most: number) {
  let taken = 0;
  const waiting: (() => void)[] = [];
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (taken >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else taken += 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else taken -= 1;
    }
  };
}
