import { and, eq, isNull, notExists, sql } from 'drizzle-orm';
import { isActive } from '#domain/attorneys/attorneyStatuses';
import { findEntry, type RosterEntry } from '#server/attorneys/rosterRepository';
import { caseAssignments, parties } from '#server/db/schema/cases';
import { partyCounsel } from '#server/db/schema/participants';
import type { Db } from '#server/kernel/Database';
import { invalidInput } from '#server/kernel/invalidInput';
import { Refusal } from '#server/kernel/Refusal';

type Named = { bar_number: string; full_name: string };
type Appearance = {
  party_id: string;
  appeared_on: string | null;
  appearance_entry?: number | null;
  is_lead: boolean;
  gets_notice: boolean;
};
type Assigning = { case_id: string; court_id: string; assigned_by: string | null; at: Date };

/** Counsel as the roster knows them, or else as entered. */
export async function findNamedCounsel(tx: Db, court_id: string, { bar_number, full_name }: Named) {
  const entry = bar_number ? await findEntry(tx, { court_id, bar_number }) : undefined;
  if (!entry && !full_name && !bar_number) throw invalidInput('bar_number', 'Enter a bar number or a name');
  if (!entry && !full_name) throw invalidInput('full_name', 'This bar number is not on the roster. Enter the name.');
  return { entry, full_name: entry?.full_name ?? full_name, bar_number: entry?.bar_number ?? (bar_number || null) };
}

/** Links counsel to a participant. The first is lead counsel; an active attorney of the roster gets access to the case. */
export async function linkCounsel(
  tx: Db,
  { party_id, ...appearance }: Appearance,
  named: { entry: RosterEntry | undefined; full_name: string | null; bar_number: string | null },
  assigning: Assigning,
): Promise<{ id: string }> {
  const { entry, full_name, bar_number } = named;
  const current = await tx
    .select({ id: partyCounsel.id, attorney_id: partyCounsel.attorney_id })
    .from(partyCounsel)
    .where(and(eq(partyCounsel.party_id, party_id), isNull(partyCounsel.ended_on)));
  if (entry && current.some(({ attorney_id }) => attorney_id === entry.id))
    throw new Refusal('counsel_already_appears');
  const is_lead = appearance.is_lead || current.length === 0;
  if (is_lead) await clearLead(tx, party_id);
  const attorney_id = entry?.id ?? null;
  const [made] = await tx
    .insert(partyCounsel)
    .values({ ...appearance, is_lead, party_id, attorney_id, full_name, bar_number })
    .returning({ id: partyCounsel.id });
  await tx.update(parties).set({ self_represented: false }).where(eq(parties.id, party_id));
  if (entry && isActive(entry.status)) {
    const { case_id, assigned_by, at } = assigning;
    await tx
      .insert(caseAssignments)
      .values({ case_id, attorney_id: entry.id, assigned_by, assigned_at: at })
      .onConflictDoNothing();
  }
  return made!;
}

/** Leaves a participant without lead counsel, before another becomes it. */
export async function clearLead(tx: Db, party_id: string): Promise<void> {
  await tx
    .update(partyCounsel)
    .set({ is_lead: false })
    .where(and(eq(partyCounsel.party_id, party_id), eq(partyCounsel.is_lead, true), isNull(partyCounsel.ended_on)));
}

/** Makes the longest-serving remaining attorney lead counsel, if a participant has none. */
export async function ensureLead(tx: Db, party_id: string): Promise<void> {
  const current = await tx
    .select()
    .from(partyCounsel)
    .where(and(eq(partyCounsel.party_id, party_id), isNull(partyCounsel.ended_on)))
    .orderBy(partyCounsel.appeared_on, partyCounsel.id);
  const [next] = current;
  if (!next || current.some(({ is_lead }) => is_lead)) return;
  await tx.update(partyCounsel).set({ is_lead: true }).where(eq(partyCounsel.id, next.id));
}

/** Ends an attorney's access to a case in which no participant has them as counsel any longer. */
export async function endAssignment(tx: Db, case_id: string, attorney_id: string | null): Promise<void> {
  if (attorney_id === null) return;
  const others = tx
    .select({ one: sql`1` })
    .from(partyCounsel)
    .innerJoin(parties, eq(parties.id, partyCounsel.party_id))
    .where(and(eq(parties.case_id, case_id), eq(partyCounsel.attorney_id, attorney_id), isNull(partyCounsel.ended_on)));
  await tx
    .delete(caseAssignments)
    .where(and(eq(caseAssignments.case_id, case_id), eq(caseAssignments.attorney_id, attorney_id), notExists(others)));
}
