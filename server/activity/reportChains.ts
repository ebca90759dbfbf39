import { writeCount } from '#domain/text/writeCount';
import type { Needs } from '#server/kernel/needs';
import { checkChain, faultsOfFile } from './checkChain.ts';
import { readHeads } from './signing/headsFile.ts';
import { openSignatureCheck } from './signing/signingKey.ts';
import { type ChainReport, listChains } from './verifyChain.ts';

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
    const { report, faults: wrong, signed_through } = await checkChain({ db, now }, court_id, { outside, check });
    say(
      report.sound && wrong.length > 0
        ? `${court_id}: DOES NOT MATCH ITS SIGNATURES.`
        : describe(report, signed_through),
    );
    for (const fault of wrong) say(`${court_id}: ${fault}.`);
    sound &&= report.sound && wrong.length === 0;
  }
  return sound;
}

function describe(report: ChainReport, signed: number): string {
  const lines = `${writeCount(report.lines)} ${report.lines === 1 ? 'line' : 'lines'}`;
  if (!report.sound)
    return `${report.court_id}: BROKEN at line ${report.seq}: ${report.what}. (Intact before it: ${lines}.)`;
  return `${report.court_id}: intact, ${lines}, signed through line ${writeCount(signed)}.`;
}
