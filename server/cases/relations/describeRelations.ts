import { and, desc, eq, isNull, or } from 'drizzle-orm';
import type { CaseRelation, CaseTransfer } from '#contract/caseLife';
import { findCourts } from '#server/courts/findCourt';
import { caseRelations, caseTransfers } from '#server/db/schema/caseRelations';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { findCase, findCases } from '../caseRepository.ts';

/** The relations in force of a case, to cases that the viewer has access to. Others are not mentioned. */
export async function findRelations(db: Db, viewer: Actor, case_id: string): Promise<CaseRelation[]> {
  await findCase(db, viewer, case_id);
  const found = await db
    .select()
    .from(caseRelations)
    .where(
      and(
        or(eq(caseRelations.case_id, case_id), eq(caseRelations.other_case_id, case_id)),
        isNull(caseRelations.ended_at),
      ),
    )
    .orderBy(desc(caseRelations.made_at));
  const otherOf = (one: (typeof found)[number]) => (one.case_id === case_id ? one.other_case_id : one.case_id);
  const others = await findCases(db, viewer, found.map(otherOf));
  return found.flatMap((one) => {
    const other = others.get(otherOf(one));
    if (!other) return [];
    const { id, kind, purpose, reason } = one;
    const part = kind === 'related' ? null : one.case_id === case_id ? ('lead' as const) : ('member' as const);
    const { case_number, title } = other;
    return [
      { id, kind, purpose, part, case_id: other.id, case_number, title, reason, made_on: one.made_at.toISOString() },
    ];
  });
}

/** To which courts a case was sent, the latest first. The number of the receiving court’s case is in the docket. */
export async function findTransfers(db: Db, viewer: Actor, case_id: string): Promise<CaseTransfer[]> {
  await findCase(db, viewer, case_id);
  const found = await db
    .select()
    .from(caseTransfers)
    .where(eq(caseTransfers.case_id, case_id))
    .orderBy(desc(caseTransfers.sent_at));
  const courts = await findCourts(db, [...new Set(found.flatMap(({ to_court_id }) => to_court_id ?? []))]);
  return found.map((one) => ({
    id: one.id,
    version: one.version,
    kind: one.kind,
    court: one.outside_court ?? courts.find(({ id }) => id === one.to_court_id)?.name ?? '',
    is_outside: one.outside_court !== null,
    reason: one.reason,
    state: one.state,
    number: one.outside_number,
    sent_at: one.sent_at.toISOString(),
    decided_at: one.decided_at?.toISOString() ?? null,
    decision_reason: one.decision_reason,
  }));
}
