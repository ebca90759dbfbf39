import type { DraftEnvelope, listFilingCodes, searchOwnCases } from '#contract/draftEnvelope';
import type { InputOf, ReplyOf } from '#contract/endpoint';
import type { readOwnChoices } from '#contract/filersChoices';
import { searchCasesOfCourt } from '#server/cases/searchCasesOfCourt';
import { findCourtId } from '#server/courts/findCourt';
import { findDraftChoices, findEnvelopeChoicesForSystem } from '#server/filings/choices/choiceRepository';
import { describeChoices } from '#server/filings/choices/describeChoices';
import { findDraftsIn, findFiling } from '#server/filings/filingRepository';
import { findOwnFixes } from '#server/filings/fixes/fixRepository';
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

/** The filing codes of a court; without one, of this person's. */
export async function readFilingCodes(
  { db }: Needs<'db'>,
  viewer: Actor,
  { court_id = viewer.court_id }: InputOf<typeof listFilingCodes>,
): Promise<ReplyOf<typeof listFilingCodes>> {
  const codes = await findFilingCodes(db, await findCourtId(db, court_id));
  return { codes: codes.map(({ id, label, group }) => ({ id, label, group })) };
}

/** What was chosen for a filing that this person may see. The client/matter number is its filer's own. */
export async function findOwnChoices(
  { db }: Needs<'db'>,
  viewer: Actor,
  id: string,
): Promise<ReplyOf<typeof readOwnChoices>> {
  const { filing } = await findFiling(db, viewer, id);
  const isOwn = filing.filed_by === viewer.person_id || viewer.firm?.acts_for.includes(filing.filed_by);
  const chosen = isOwn ? await findEnvelopeChoicesForSystem(db, filing.envelope_id) : undefined;
  const fixes = isOwn ? await findOwnFixes(db, viewer, id) : [];
  return {
    choices: await describeChoices(db, viewer, filing),
    client_matter: chosen?.client_matter ?? '',
    fixes: fixes.filter(({ fix }) => fix.applied_at !== null).length,
  };
}
