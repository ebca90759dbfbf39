import { eq } from 'drizzle-orm';
import { writeCount } from '#domain/text/writeCount';
import { activitySignatures } from '#server/db/schema/activity';
import type { Needs } from '#server/kernel/needs';
import { readHeads, type SignedHead } from './signing/headsFile.ts';
import { openSignatureCheck } from './signing/signingKey.ts';
import { watchSignatures } from './signing/watchSignatures.ts';
import { type ChainReport, listChains, verifyChain } from './verifyChain.ts';

/**
 * Checks every court's chain and its signatures and reports the results in plain sentences. True when each chain is
 * sound and agrees with what was signed, in the database and outside it.
 */
export async function reportChains(
  { db, config, now }: Needs<'db' | 'config' | 'now'>,
  say: (line: string) => void,
): Promise<boolean> {
  const file = config.record.heads_file;
  // Before the database: an end that is signed in between must not look like one that is missing there.
  const stored = await readHeads(file);
  const faults = faultsOfFile(file, stored);
  const outside = stored?.heads ?? [];
  const check = openSignatureCheck(config);
  const courts = [...new Set([...(await listChains(db)), ...outside.map(({ court_id }) => court_id)])].sort();
  if (courts.length === 0) say('The record is empty.');
  else for (const fault of faults) say(fault);

  let sound = courts.length === 0 || faults.length === 0;
  for (const court_id of courts) {
    const signed = { outside: outside.filter((head) => head.court_id === court_id), inside: await copies(court_id) };
    const watch = watchSignatures(signed, check);
    const report = await verifyChain(db, court_id, watch.see);
    const wrong = report.sound ? watch.faults(now()) : [];
    say(
      report.sound && wrong.length > 0
        ? `${court_id}: DOES NOT MATCH ITS SIGNATURES.`
        : describe(report, signed.outside),
    );
    for (const fault of wrong) say(`${court_id}: ${fault}.`);
    sound &&= report.sound && wrong.length === 0;
  }
  return sound;

  async function copies(court_id: string): Promise<SignedHead[]> {
    const rows = await db.select().from(activitySignatures).where(eq(activitySignatures.court_id, court_id));
    return rows.map((row) => ({ ...row, signed_at: row.signed_at.toISOString() }));
  }
}

function faultsOfFile(file: string, stored: Awaited<ReturnType<typeof readHeads>>): string[] {
  if (!stored) return [`${file} does not exist. No signature of the record is stored outside the database.`];
  return stored.unreadable.map(
    (line) =>
      `Line ${line} of ${file} is not a valid signature entry. Compare it with the copy that was sent elsewhere.`,
  );
}

function describe(report: ChainReport, outside: SignedHead[]): string {
  const lines = `${writeCount(report.lines)} ${report.lines === 1 ? 'line' : 'lines'}`;
  if (!report.sound)
    return `${report.court_id}: BROKEN at line ${report.seq}: ${report.what}. (Intact before it: ${lines}.)`;
  const signed = Math.max(0, ...outside.map(({ seq }) => seq));
  return `${report.court_id}: intact, ${lines}, signed through line ${writeCount(signed)}.`;
}
