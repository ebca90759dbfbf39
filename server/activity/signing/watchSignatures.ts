import { canonicalHead } from '#domain/activity/canonicalHead';
import type { SignedHead } from './headsFile.ts';
import type { SignatureCheck } from './signingKey.ts';

/** The longest that a line may go without a signature after it: signing is hourly, and a night's outage is no alarm. */
export const signedWithinHours = 25;

/** A court's line as a check of signatures sees it. */
export type SeenLine = { seq: number; hash: string; at: string };

/**
 * Compares one court's chain with the signed ends of it. Give it every line in order, and then ask for the faults: each
 * is a sentence that names its line.
 */
export function watchSignatures(heads: { outside: SignedHead[]; inside: SignedHead[] }, check: SignatureCheck) {
  const faults: string[] = [];
  const all = unique([...heads.outside, ...heads.inside]);
  const bySeq = new Map<number, SignedHead[]>();
  for (const head of all) bySeq.set(head.seq, [...(bySeq.get(head.seq) ?? []), head]);
  const lastOutside = Math.max(0, ...heads.outside.map(({ seq }) => seq));
  let before = 0;
  let unsigned: SeenLine | undefined;
  let last = 0;

  return {
    see(line: SeenLine): void {
      last = line.seq;
      if (line.seq === lastOutside + 1) unsigned = line;
      for (const head of bySeq.get(line.seq) ?? []) {
        if (head.hash === line.hash) before = line.seq;
        else faults.push(rewritten(head, before));
      }
    },
    /** Every fault, once the last line was seen. */
    faults(now: Date): string[] {
      for (const head of all) {
        const valid = check(head.key_id, canonicalHead(head), head.signature);
        if (valid === undefined) faults.push(unknownKey(head));
        if (valid === false) faults.push(forged(head));
        if (head.seq > last) faults.push(removed(head, last));
      }
      if (unsigned && now.getTime() - Date.parse(unsigned.at) > signedWithinHours * 3_600_000) {
        faults.push(overdue(unsigned, last));
      }
      return [...new Set(faults)];
    },
  };
}

/** What is stored outside and inside is one signed end, unless one of the two was changed. */
function unique(heads: SignedHead[]): SignedHead[] {
  return [...new Map(heads.map((head) => [JSON.stringify(Object.values(head)), head])).values()];
}

const rewritten = ({ seq, signed_at }: SignedHead, before: number) =>
  `line ${seq} is not the line that was signed at ${signed_at}: a line from ${before + 1} to ${seq} was changed, and the chain was recomputed`;

const removed = ({ seq, signed_at }: SignedHead, last: number) =>
  `line ${seq} is missing, although it was signed at ${signed_at}: the record ends at line ${last}`;

const forged = ({ seq, signed_at }: SignedHead) =>
  `the signature of line ${seq} from ${signed_at} is not the court's: the signature or the data it covers was changed`;

const unknownKey = ({ seq, key_id }: SignedHead) =>
  `line ${seq} was signed with the key ${key_id}, which is not in RECORD_SIGNING_KEY_FILE; add its public key if the court used it`;

const overdue = ({ seq, at }: SeenLine, last: number) =>
  `lines ${seq} to ${last} have no signature outside the database, and line ${seq} is from ${at}: nothing has been signed for more than ${signedWithinHours} hours`;
