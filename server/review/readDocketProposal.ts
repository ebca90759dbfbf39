import type { readDocketProposal as asked, DocketProposal } from '#contract/docketProposal';
import type { InputOf } from '#contract/endpoint';
import { findCaseForSystem } from '#server/cases/findCaseForSystem';
import { findCourt } from '#server/courts/findCourt';
import { findFiling } from '#server/filings/filingRepository';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { proposeJoined } from './attachments/proposeJoined.ts';
import { codesToChoose, proposeDocketEntry } from './proposeDocketEntry.ts';

/** The docket entry that the portal proposes for a filing in the case that the clerk chose. */
export async function readDocketProposal(
  { db, now }: Needs<'db' | 'now'>,
  viewer: Actor,
  { id, join, code, without }: InputOf<typeof asked>,
): Promise<DocketProposal> {
  const { filing } = await findFiling(db, viewer, id);
  if (join && !(await findCaseForSystem(db, filing.court_id, join))) throw new Refusal('not_found');
  const joined = await proposeJoined(db, now(), filing);
  if (joined) return joined;
  const court = await findCourt(db, filing.court_id);
  const chosen = { case_id: join ?? null, code, ...(without && { without: without.split(',') }) };
  return {
    ...(await proposeDocketEntry(db, filing, court, chosen)),
    codes: await codesToChoose(db, filing.court_id),
    joins: null,
  };
}
