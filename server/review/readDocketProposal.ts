import type { readDocketProposal as asked, DocketProposal } from '#contract/docketProposal';
import type { InputOf } from '#contract/endpoint';
import { findCaseForSystem } from '#server/cases/findCaseForSystem';
import { findCourt } from '#server/courts/findCourt';
import { findFiling } from '#server/filings/filingRepository';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { codesToChoose, proposeDocketEntry } from './proposeDocketEntry.ts';

/** The docket entry that the portal proposes for a filing in the case that the clerk chose. */
export async function readDocketProposal(
  { db }: Needs<'db'>,
  viewer: Actor,
  { id, join, code }: InputOf<typeof asked>,
): Promise<DocketProposal> {
  const { filing } = await findFiling(db, viewer, id);
  if (join && !(await findCaseForSystem(db, filing.court_id, join))) throw new Refusal('not_found');
  const court = await findCourt(db, filing.court_id);
  return {
    ...(await proposeDocketEntry(db, court, { filing, case_id: join ?? null, code })),
    codes: await codesToChoose(db, filing.court_id),
  };
}
