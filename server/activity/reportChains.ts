import type { Database } from '#server/db/db';
import { type ChainReport, listChains, verifyChain } from './verifyChain.ts';

/** Checks every court's chain and says of each in one line how it stands. True when all are sound. */
export async function reportChains(db: Database, say: (line: string) => void): Promise<boolean> {
  const courts = await listChains(db);
  if (courts.length === 0) say('The record is empty.');
  let sound = true;
  for (const court_id of courts) {
    const report = await verifyChain(db, court_id);
    say(describe(report));
    sound &&= report.sound;
  }
  return sound;
}

function describe(report: ChainReport): string {
  const lines = `${report.lines.toLocaleString('en-US')} ${report.lines === 1 ? 'line' : 'lines'}`;
  if (report.sound) return `${report.court_id}: sound, ${lines}.`;
  return `${report.court_id}: BROKEN at line ${report.seq}: ${report.what}. (${lines} before it are sound.)`;
}
