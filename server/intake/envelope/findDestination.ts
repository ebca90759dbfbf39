import { sameBarNumber } from '#domain/attorneys/barNumber';
import { matchCase } from '#domain/cases/matchCase';
import type { RepresentedParty } from '#domain/docketing/ownParties';
import type { Destination } from '#domain/envelopes/destinations';
import { proposeDestination } from '#domain/envelopes/proposeDestination';
import { samePersonName } from '#domain/names/samePersonName';
import { findOwnEntry } from '#server/attorneys/findInRoster';
import { findCases } from '#server/cases/caseRepository';
import { findRepresentedForSystem } from '#server/cases/docket/findForEntry';
import { findPartiesForSystem } from '#server/cases/findCaseForSystem';
import { findVisibleCases } from '#server/cases/findVisibleCases';
import { findKeptCaseForSystem } from '#server/cases/inKeptCase';
import type { StoredEnvelopeChoices } from '#server/filings/choices/choiceRepository';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { quoteOf, type ReadLead } from './describeLead.ts';

type KnownCase = { id: string; case_number: string; title: string };

/** Where the envelope goes, as proposed and as chosen. A case is in it only if the filer has access to it. */
export async function findDestination(
  db: Db,
  viewer: Actor,
  lead: ReadLead,
  { chosen, opens_case }: { chosen: StoredEnvelopeChoices | undefined; opens_case: boolean | null },
) {
  const { filing } = lead.stored;
  const named = filing.case_number === null ? null : await findByNumber(db, viewer, filing.case_number);
  const read = lead.reading?.case_number;
  const proposal = proposeDestination({
    is_read: lead.reading !== null,
    number: filing.case_number === null ? null : { value: filing.case_number, confidence: read?.confidence ?? 0 },
    opens_case,
    known: named && { parties_match: await namesParty(db, lead, named) },
  });
  const destination: Destination | null = chosen?.destination ?? null;
  const evidence = quoteOf(proposal.to === 'new' ? lead.reading?.title : read);
  return {
    ...{ chosen: destination, proposed: proposal.to, reason: proposal.reason, certain: proposal.certain, evidence },
    case: await findCaseOf(db, viewer, chosen, proposal.to === 'case' ? named : null),
    case_number: destination === null ? filing.case_number : (chosen?.case_number ?? null),
  };
}

/** The case of the choice, or without one the proposed case. */
async function findCaseOf(
  db: Db,
  viewer: Actor,
  chosen: StoredEnvelopeChoices | undefined,
  proposed: KnownCase | null,
): Promise<KnownCase | null> {
  if (!chosen || chosen.destination === null) return proposed;
  if (chosen.case_number !== null) return findByNumber(db, viewer, chosen.case_number);
  return chosen.case_id === null ? null : findChosenCase(db, viewer, chosen.case_id);
}

/** A case of this court that the filer chose, or after a merge the kept one, if the filer has access to it. */
export async function findChosenCase(db: Db, viewer: Actor, id: string): Promise<KnownCase | null> {
  const kept = await findKeptCaseForSystem(db, id);
  const found = (await findCases(db, viewer, [kept])).get(kept);
  return found?.court_id === viewer.court_id ? describe(found) : null;
}

async function findByNumber(db: Db, viewer: Actor, case_number: string): Promise<KnownCase | null> {
  const [found, ...others] = await findVisibleCases(db, viewer, case_number);
  return found && others.length === 0 ? describe(found) : null;
}

const describe = ({ id, case_number, title }: KnownCase): KnownCase => ({ id, case_number, title });

/** Whether the caption names a party of the case; a caption without parties, or a case without any, contradicts nothing. */
async function namesParty(db: Db, { stored: { filing } }: ReadLead, { id, case_number }: KnownCase): Promise<boolean> {
  const parties = (await findPartiesForSystem(db, id)).map(({ name }) => name);
  const isNamed = filing.plaintiffs.length + filing.claimants.length + filing.defendants.length > 0;
  return !isNamed || parties.length === 0 || matchCase(filing, [{ case_number, parties }])?.parties_match === true;
}

/** The parties of a case whom the filer represents or, without an attorney, is. */
export async function findOwnPartiesOf(db: Db, viewer: Actor, case_id: string | null): Promise<RepresentedParty[]> {
  if (case_id === null) return [];
  const parties = (await findRepresentedForSystem(db, [case_id])).get(case_id) ?? [];
  if (viewer.capacity === 'self_represented') {
    return parties.filter(({ full_name }) => samePersonName(full_name, viewer.full_name));
  }
  const own = viewer.capacity === 'attorney' ? await findOwnEntry(db, viewer.court_id, viewer.person_id) : undefined;
  if (!own) return [];
  return parties.filter(({ counsel_bar_numbers }) =>
    counsel_bar_numbers.some((number) => sameBarNumber(number, own.bar_number)),
  );
}
