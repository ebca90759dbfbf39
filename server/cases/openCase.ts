import { nameCase } from '#domain/cases/nameCase';
import type { Placement } from '#domain/cases/Placement';
import { partiesOf, rolesOf } from '#domain/cases/partiesOf';
import { dateInZone } from '#domain/days/dateInZone';
import type { StoredCourt } from '#server/courts/findCourt';
import { caseAssignments, cases, parties } from '#server/db/schema/cases';
import type { filings } from '#server/db/schema/filings';
import type { Db } from '#server/kernel/Database';
import { findCasesNumberedForSystem } from './findCasesNumberedForSystem.ts';
import { takeCaseNumber } from './takeCaseNumber.ts';

type Opening = Extract<Placement, { open: unknown }>['open'];

/** Counsel of a party, as the roster or else the document itself names them. */
export type Counsel = {
  ofParty: { attorney_id: string | null; counsel_name: string | null; counsel_bar_number: string | null };
  active: boolean;
};

/**
 * Opens a case with the filing that begins it: number, caption, the parties with their parts, and the counsel who
 * signed for the first side. `number_taken` when a case came to bear the document's number since the clerk decided;
 * `no_number` when the court changed its number formats since then.
 */
export async function openCase(
  tx: Db,
  court: StoredCourt,
  filing: typeof filings.$inferSelect,
  counsel: Counsel | undefined,
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
  const [opened] = await tx
    .insert(cases)
    .values({
      court_id: court.id,
      case_number,
      title: (title ?? nameCase(filing, case_type) ?? 'Parties not stated').slice(0, 300),
      case_type,
      category: category ?? null,
      // A judge on a document with a case number is the assigned judge; on a new one it is only the filer's wish.
      judge_name: own === null ? null : filing.judge_name,
      opened_on,
    })
    .returning();
  const { first } = rolesOf(case_type, filing.document_type);
  const sides = partiesOf(filing, case_type);
  if (sides.length > 0) {
    await tx.insert(parties).values(
      sides.map((party, position) => ({
        ...party,
        ...(party.role === first || party.role === 'Claimant' ? counsel?.ofParty : {}),
        case_id: opened!.id,
        position,
      })),
    );
  }
  if (counsel?.active && counsel.ofParty.attorney_id) {
    await tx
      .insert(caseAssignments)
      .values({ case_id: opened!.id, attorney_id: counsel.ofParty.attorney_id, assigned_at: at });
  }
  return opened!;
}
