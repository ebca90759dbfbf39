import type { ReviewOptions } from '#contract/review';
import { nameCase } from '#domain/cases/nameCase';
import { practiceSystemOf } from '#domain/participants/practiceSystem';
import { formOfCategory } from '#domain/practice/formOfCategory';
import { proposeCategory } from '#domain/practice/proposeCategory';
import { findCaseForSystem, findPartiesForSystem } from '#server/cases/findCaseForSystem';
import type { filings } from '#server/db/schema/filings';
import { findStatedCaseForSystem } from '#server/filings/intakes/takenIn';
import { readPartyRolesForSystem } from '#server/filings/readPartyRolesForSystem';
import type { Db } from '#server/kernel/Database';
import { findPack } from '#server/packs/findPack';
import { findCaseOfLead } from './attachments/joinEntry.ts';
import { caseNumbered } from './caseNumbered.ts';
import { caseChosen, choicesOf } from './filersChoices.ts';

type Filing = typeof filings.$inferSelect;

/**
 * Where an accepted filing would go: the case that it is in, the one that its filer chose or that its number identifies,
 * or a new one.
 */
export async function proposePlacement(db: Db, filing: Filing): Promise<ReviewOptions['placement']> {
  const choices = await choicesOf(db, filing);
  const found =
    (await caseEntered(db, filing)) ??
    (await caseOfAttachment(db, filing)) ??
    (await caseStated(db, filing)) ??
    (await caseChosen(db, filing, choices)) ??
    (await caseNumbered(db, filing));
  const stated_type = choices?.case_type ?? filing.case_type;
  const case_type = stated_type ?? 'Civil Complaint';
  const [{ court, pack }, named] = await Promise.all([findPack(db, filing.court_id), withRoles(db, filing)]);
  const category = choices?.category ?? proposeCategory(pack.categories, { ...filing, case_type: stated_type });
  const categorized = pack.categories.find(({ id }) => id === category);
  return {
    found,
    unknown_number: found ? null : filing.case_number,
    case_type: stated_type,
    category,
    title: nameCase(
      named,
      case_type,
      practiceSystemOf(court, case_type),
      categorized ? formOfCategory(categorized) : null,
    ),
  };
}

/** The category that the document's title names beyond doubt. */
export async function proposedCategory(db: Db, { court_id, title, case_type }: Filing): Promise<string | null> {
  const { pack } = await findPack(db, court_id);
  return proposeCategory(pack.categories, { title, case_type });
}

/** A filing with the roles that its caption prints. */
export async function withRoles(db: Db, filing: Filing) {
  const roles = await readPartyRolesForSystem(db, [filing.id]);
  return { ...filing, roles: roles.get(filing.id)! };
}

/** The case that the clerk stated for documents on paper. The parties are compared where the document has its number. */
export async function caseStated(db: Db, filing: Filing) {
  const id = await findStatedCaseForSystem(db, filing.envelope_id);
  const stated = id === null ? undefined : await findCaseForSystem(db, filing.court_id, id);
  if (!stated) return null;
  const numbered = await caseNumbered(db, filing);
  if (numbered?.id === stated.id) return numbered;
  const { case_number, title } = stated;
  const parties = (await findPartiesForSystem(db, stated.id)).map(({ name }) => name);
  return { id: stated.id, case_number, title, parties, parties_match: filing.case_number === null };
}

/** The case of the entry that a corrected attachment joins: an exhibit has no caption to compare. */
async function caseOfAttachment(db: Db, filing: Filing) {
  const found = await findCaseOfLead(db, filing);
  if (!found) return null;
  const { id, case_number, title } = found;
  return { id, case_number, title, parties: [], parties_match: true };
}

/** The case in which the court has docketed the filing. */
async function caseEntered(db: Db, { state, case_id, court_id }: Filing) {
  if (case_id === null || state === 'received' || state === 'returned') return null;
  const entered = await findCaseForSystem(db, court_id, case_id);
  if (!entered) return null;
  const { id, case_number, title } = entered;
  return { id, case_number, title, parties: [], parties_match: true };
}
