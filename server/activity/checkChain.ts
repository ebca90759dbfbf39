import { eq } from 'drizzle-orm';
import { activitySignatures } from '#server/db/schema/activity';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import type { readHeads, SignedHead } from './signing/headsFile.ts';
import type { SignatureCheck } from './signing/signingKey.ts';
import { watchSignatures } from './signing/watchSignatures.ts';
import { type ChainReport, verifyChain } from './verifyChain.ts';

/** A court’s chain, what does not match its signatures, and the last line that was signed outside the database. */
export type CheckedChain = { report: ChainReport; faults: string[]; signed_through: number };

/** Checks one court’s chain and compares it with what was signed, in the database and outside it. */
export async function checkChain(
  { db, now }: Needs<'db' | 'now'>,
  court_id: string,
  { outside, check }: { outside: readonly SignedHead[]; check: SignatureCheck },
): Promise<CheckedChain> {
  const own = outside.filter((head) => head.court_id === court_id);
  const watch = watchSignatures({ outside: own, inside: await findSigned(db, court_id) }, check);
  const report = await verifyChain(db, court_id, watch.see);
  const faults = report.sound ? watch.faults(now()) : [];
  return { report, faults, signed_through: Math.max(0, ...own.map(({ seq }) => seq)) };
}

async function findSigned(db: Db, court_id: string): Promise<SignedHead[]> {
  const rows = await db.select().from(activitySignatures).where(eq(activitySignatures.court_id, court_id));
  return rows.map((row) => ({ ...row, signed_at: row.signed_at.toISOString() }));
}

/** What is wrong with the file of the signed ends. */
export function faultsOfFile(file: string, stored: Awaited<ReturnType<typeof readHeads>>): string[] {
  if (!stored) return [`${file} does not exist. No signature of the record is stored outside the database.`];
  return stored.unreadable.map(
    (line) =>
      `Line ${line} of ${file} is not a valid signature entry. Compare it with the copy that was sent elsewhere.`,
  );
}
