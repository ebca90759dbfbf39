import type { ClamdAddress } from '#server/kernel/clamdAddress';
import type { MalwareScanner } from '#server/kernel/ports/MalwareScanner';
import { askClamd, UnreadableContent } from './askClamd.ts';
import { readAnswer, readTrouble } from './readAnswer.ts';

export type ClamdOptions = {
  address: ClamdAddress;
  /** Longest time for one scan. */
  timeoutMs: number;
  /** Files over this size are not sent: clamd would scan the beginning and report that it is clean. */
  limitBytes: number;
};

const versionTimeoutMs = 4_000;
const versionHoldsMs = 30_000;

/** A clamd, as the portal's scanner. */
export function openClamd({ address, timeoutMs, limitBytes }: ClamdOptions): MalwareScanner {
  let known: { version: string; until: number } | undefined;
  return {
    address: 'path' in address ? address.path : `${address.host}:${address.port}`,
    async scan(content, size) {
      if (size > limitBytes) return { state: 'not_scanned', problem: 'too_large' };
      try {
        return readAnswer(await askClamd(address, 'INSTREAM', { content, timeoutMs }));
      } catch (error) {
        if (error instanceof UnreadableContent) throw error.cause;
        return readTrouble(error);
      }
    },
    async version() {
      if (known && known.until > performance.now()) return known.version;
      known = undefined;
      const reply = await askClamd(address, 'VERSION', { timeoutMs: versionTimeoutMs });
      const version = reply.slice(0, 120);
      known = { version, until: performance.now() + versionHoldsMs };
      return version;
    },
  };
}
