import { formOfOpening, nameCase } from '#domain/cases/nameCase';
import { openingParticipants } from '#domain/cases/openingParticipants';
import type { Placement } from '#domain/cases/Placement';
import { dateInZone } from '#domain/days/dateInZone';
import { practiceSystemOf } from '#domain/participants/practiceSystem';
import { formOfCategory } from '#domain/practice/formOfCategory';
import { levelOfCategory } from '#domain/practice/levelOfCategory';
import { insertAccessChange } from '#server/access/accessChangeRepository';
import { setGrants } from '#server/access/grantRepository';
import type { StoredCourt } from '#server/courts/findCourt';
import { caseAssignments, cases } from '#server/db/schema/cases';
import type { filings } from '#server/db/schema/filings';
import type { Db } from '#server/kernel/Database';
import { findCategory } from '#server/packs/findPack';
import { findCasesNumberedForSystem } from './findCasesNumberedForSystem.ts';
import { insertOpeningParticipants } from './participants/insertOpeningParticipants.ts';
import { takeCaseNumber } from './takeCaseNumber.ts';

type Opening = Extract<Placement, { open: unknown }>['open'];

/** Counsel of a party, as the roster or else the document itself names them. */
export type Counsel = {
  ofParty: { attorney_id: string | null; counsel_name: string | null; counsel_bar_number: string | null };
  active: boolean;
};

/**
 * Opens a case with the filing that begins it: number, title, the participants with the roles that the caption gives
 * them, and the counsel who signed for the first side; a person for whom no counsel signed is self-represented.
 * `number_taken` when a case came to bear the document's number since the clerk decided; `no_number` when the court
 * changed its number formats since then.
 */
export async function openCase(
  tx: Db,
  court: StoredCourt,
  filing: typeof filings.$inferSelect,
  { counsel, roles }: { counsel: Counsel | undefined; roles: ReadonlyMap<string, string> },
  { case_type, category, number, title, duplicate_reason }: Opening,
  at: Date,
): Promise<typeof cases.$inferSelect | 'number_taken' | 'no_number'> {
  const opened_on = dateInZone(filing.received_at, court.time_zone);
  const own = number === 'paper' ? filing.case_number : null;
  const named = await findCasesNumberedForSystem(tx, court.id, filing.case_number);
  if (named.length > 0 && (own !== null || !duplicate_reason)) return 'number_taken';
  const unnumbered = { case_type, category: category ?? null, opened_on };
  const case_number = own ?? (await takeCaseNumber(tx, court.id, unnumbered));
  if (typeof case_number !== 'string') return 'no_number';
  const system = practiceSystemOf(court, case_type);
  const document = { ...filing, roles };
  const ofPack = category ? await findCategory(tx, court.id, category) : undefined;
  const ofCategory = ofPack ? formOfCategory(ofPack) : null;
  const access = ofPack ? levelOfCategory(ofPack.confidentiality) : 'public';
  const byRule = nameCase(document, case_type, system, ofCategory)?.slice(0, 300);
  const [opened] = await tx
    .insert(cases)
    .values({
      court_id: court.id,
      case_number,
      title: (title ?? byRule ?? 'Parties not stated').slice(0, 300),
      title_is_set: title !== undefined && title !== byRule,
      title_form: formOfOpening(document, case_type, ofCategory),
      case_type,
      category: category ?? null,
      access,
      // A judge on a document with a case number is the assigned judge; on a new one it is only the filer's wish.
      judge_name: own === null ? null : filing.judge_name,
      opened_on,
    })
    .returning();
  // Who opens a case that is sealed from the beginning reads it.
  const readers = access === 'sealed' || access === 'court' ? [filing.filed_by] : [];
  if (access !== 'public') {
    await insertAccessChange(tx, {
      ...{ court_id: court.id, case_id: opened!.id, from_level: 'public', to_level: access, basis: 'default' },
      ...{ authority: ofPack!.authority, reason: ofPack!.label, changed_at: at },
    });
  }
  await setGrants(tx, { case_id: opened!.id }, { court_id: court.id, people: readers, by: null, at });
  const participants = openingParticipants(document, { case_type, system });
  await insertOpeningParticipants(tx, { case_id: opened!.id, opened_on }, participants, counsel?.ofParty);
  if (counsel?.active && counsel.ofParty.attorney_id) {
    await tx
      .insert(caseAssignments)
      .values({ case_id: opened!.id, attorney_id: counsel.ofParty.attorney_id, assigned_at: at });
  }
  return opened!;
}
