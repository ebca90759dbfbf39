import type { Needs } from '#server/kernel/needs';
import { checkChain, faultsOfFile } from '../checkChain.ts';
import { readHeads } from '../signing/headsFile.ts';
import { openSignatureCheck } from '../signing/signingKey.ts';
import { beginCheck, endCheck } from './recordCheckRepository.ts';

/** Recomputes every hash of a court’s record and compares it with its signatures, as `npm run verify-activity` does. */
export async function runRecordCheck(needs: Needs<'db' | 'config' | 'now'>, id: string): Promise<void> {
  const { db, config, now } = needs;
  const begun = await beginCheck(db, id);
  if (!begun) return;
  const file = config.record.heads_file;
  // Before the database: an end that is signed in between must not look like one that is missing there.
  const stored = await readHeads(file);
  const signed = { outside: stored?.heads ?? [], check: openSignatureCheck(config) };
  const { report, faults, signed_through } = await checkChain(needs, begun.court_id, signed);
  const broken = report.sound ? [] : [`line ${report.seq}: ${report.what}`];
  const found = [...faultsOfFile(file, stored), ...broken, ...faults];
  await endCheck(db, id, {
    ...{ state: found.length === 0 ? ('intact' as const) : ('broken' as const), finished_at: now() },
    ...{ lines: report.lines, signed_through, faults: found },
  });
}
