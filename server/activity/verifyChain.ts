import { and, asc, eq, getTableColumns, gt, sql } from 'drizzle-orm';
import { chainStart } from '#domain/activity/canonicalLine';
import { activities, activityHeads } from '#server/db/schema/activity';
import type { Database, Db } from '#server/kernel/Database';
import { hashLine } from './hashLine.ts';
import type { SeenLine } from './signing/watchSignatures.ts';

/** The state of one court's chain: sound, or broken first at line `seq`. */
export type ChainReport = { court_id: string; lines: number } & (
  | { sound: true }
  | { sound: false; seq: number; what: string }
);

type Link = { seq: number; hash: string };

const atOnce = 2000;

/** Every court that has a record, or the end of one. */
export async function listChains(db: Db): Promise<string[]> {
  const lines = db.selectDistinct({ court_id: activities.court_id }).from(activities);
  const heads = db.select({ court_id: activityHeads.court_id }).from(activityHeads);
  const courts = await lines.union(heads);
  return courts.map(({ court_id }) => court_id).sort();
}

/**
 * Reads a court's entire chain, in batches, and recomputes every hash, as of one moment. `see` is called with each line
 * up to the first broken one.
 */
export async function verifyChain(
  db: Database,
  court_id: string,
  see: (line: SeenLine) => void = () => {},
): Promise<ChainReport> {
  const asOfNow = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;
  return db.transaction(async (tx) => {
    let last: Link = { seq: 0, hash: chainStart };
    for (;;) {
      const batch = await readAfter(tx, court_id, last.seq);
      for (const line of batch) {
        const what = findFault(line, last);
        if (what) return { court_id, lines: last.seq, sound: false, seq: last.seq + 1, what };
        see(line);
        last = line;
      }
      if (batch.length < atOnce) break;
    }
    const what = findFaultAtEnd(await readHead(tx, court_id), last);
    if (what) return { court_id, lines: last.seq, sound: false, ...what };
    return { court_id, lines: last.seq, sound: true };
  }, asOfNow);
}

/** A JavaScript Date would hide a change of less than a millisecond. */
const at = sql<string>`to_char(${activities.at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

type StoredLine = Awaited<ReturnType<typeof readAfter>>[number];

function readAfter(tx: Db, court_id: string, seq: number) {
  return tx
    .select({ ...getTableColumns(activities), at })
    .from(activities)
    .where(and(eq(activities.court_id, court_id), gt(activities.seq, seq)))
    .orderBy(asc(activities.seq))
    .limit(atOnce);
}

function findFault({ hash, ...line }: StoredLine, before: Link): string | undefined {
  if (line.seq !== before.seq + 1) return `the line is missing; the next line is number ${line.seq}`;
  if (line.previous_hash !== before.hash) {
    return before.seq === 0
      ? 'the line was not the first in the chain: an earlier line was removed'
      : `the line was sealed to a line ${before.seq} that differs from the current one`;
  }
  if (hashLine(line) !== hash) return 'the contents do not match the seal: a field or the seal was changed';
  return undefined;
}

async function readHead(tx: Db, court_id: string): Promise<Link | undefined> {
  const [head] = await tx
    .select({ seq: activityHeads.seq, hash: activityHeads.hash })
    .from(activityHeads)
    .where(eq(activityHeads.court_id, court_id));
  return head;
}

/** Lines removed at the end leave the rest intact: only the recorded end reveals them. */
function findFaultAtEnd(head: Link | undefined, last: Link): { seq: number; what: string } | undefined {
  if (!head) return last.seq === 0 ? undefined : { seq: last.seq, what: 'the recorded end of the chain is missing' };
  if (head.seq > last.seq)
    return { seq: last.seq + 1, what: `the line is missing; the recorded end of the chain is line ${head.seq}` };
  if (head.seq < last.seq) return { seq: head.seq + 1, what: 'the line comes after the recorded end of the chain' };
  if (head.hash !== last.hash)
    return { seq: last.seq, what: 'the seal does not match the seal recorded at the end of the chain' };
  return undefined;
}
