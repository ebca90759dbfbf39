import type { DraftEnvelope, listFilingCodes, searchOwnCases } from '#contract/draftEnvelope';
import type { ReplyOf } from '#contract/endpoint';
import { searchCasesOfCourt } from '#server/cases/searchCasesOfCourt';
import { findDraftChoices } from '#server/filings/choices/choiceRepository';
import { findDraftsIn } from '#server/filings/filingRepository';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { findFilingCodes } from '#server/packs/findCodes';
import { composeEnvelope } from './composeEnvelope.ts';

/** One draft of a person's as it would be filed. */
export async function readEnvelope({ db }: Needs<'db'>, viewer: Actor, id: string): Promise<DraftEnvelope> {
  const choices = await findDraftChoices(db, viewer, id);
  return composeEnvelope(db, viewer, choices, await findDraftsIn(db, viewer, [id]));
}

/** The cases into which this person may want to file. */
export async function findOwnCases(
  { db }: Needs<'db'>,
  viewer: Actor,
  q: string,
): Promise<ReplyOf<typeof searchOwnCases>> {
  return { cases: await searchCasesOfCourt(db, viewer, q) };
}

/** The filing codes of this person's court. */
export async function readFilingCodes(
  { db }: Needs<'db'>,
  { court_id }: Actor,
): Promise<ReplyOf<typeof listFilingCodes>> {
  const codes = await findFilingCodes(db, court_id);
  return { codes: codes.map(({ id, label, group }) => ({ id, label, group })) };
}
