import { and, eq, isNull } from 'drizzle-orm';
import { seekCourtDay } from '#domain/courts/holidays/isCourtDay';
import { addDays } from '#domain/days/days';
import { findVariant } from '#domain/deadlines/deadlineRules';
import type { StartedDeadline } from '#domain/rulings/deadlinesAfter';
import { recordActivity } from '#server/activity/recordActivity';
import type { StoredCase } from '#server/cases/caseRepository';
import type { KnownCourt } from '#server/courts/readCourt';
import { deadlines } from '#server/db/schema/deadlines';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { deriveFor } from './computeDeadlines.ts';
import { isOnRecordForAny, isOpen } from './deadlineRepository.ts';
import { storedPart } from './saveDeadline.ts';
import { settleIn } from './settleDeadline.ts';

type Entered = {
  held: StoredCase;
  filing_id: string | null;
  court: KnownCourt;
  entry: number;
  /** The day from which the time runs; today when not given. */
  on?: string;
  /** The only person who learns of them; without it, they are the court’s. The caller records them. */
  owner_id?: string;
};

/**
 * Starts the court's deadlines that follow from an entry, such as that of a ruling on a motion or of a judgment,
 * unless they are on record.
 */
export async function startDeadlinesOfEntry(
  tx: Db,
  needs: Needs<'config' | 'now'>,
  actor: Actor,
  { held, filing_id, court, entry, on = court.today, owner_id }: Entered,
  started: readonly StartedDeadline[],
): Promise<void> {
  for (const one of started) {
    const stored = one.kind === 'rule' ? byRule(court, one.rule_id, on) : asOrdered(court, one);
    if (!stored) continue;
    const key = { ...stored, case_id: held.id, owner_id: owner_id ?? null, filing_id };
    if (await isOnRecordForAny(tx, key)) continue;
    const note = `Counted from the court’s entry ${entry}. If notice of it was given on another day or waived, count it again from there.`;
    const more = { court_id: held.court_id, saved_by: actor.person_id, created_at: needs.now(), note };
    const [made] = await tx
      .insert(deadlines)
      .values({ ...key, ...more })
      .returning({ id: deadlines.id });
    if (owner_id) continue;
    await recordActivity(tx, needs, actor, {
      action: 'deadline_kept',
      subject_type: 'deadline',
      subject_id: made!.id,
      values: {
        deadline: stored.action,
        case_number: held.case_number,
        due: stored.due_date,
        authority: stored.authority,
      },
      court_id: held.court_id,
    });
  }
}

function byRule(court: KnownCourt, rule_id: string, on: string) {
  const variant = findVariant(rule_id);
  return variant ? storedPart(deriveFor(court, variant, on, null, null)) : null;
}

/** A period that the judge ordered, which no rule of domain/deadlines counts again. */
function asOrdered(
  { today, calendar }: KnownCourt,
  { action, days, authority }: Extract<StartedDeadline, { kind: 'ordered' }>,
) {
  const due_date = seekCourtDay(addDays(today, days), calendar, 1);
  return {
    ...{
      rule_id: `ordered:${days}`,
      action,
      trigger: 'Ruling of the court',
      trigger_date: today,
      service_method: null,
    },
    ...{ due_date, due_time: null, authority, confidence: 'high' as const, derivation: [], sources: [] },
  };
}

/** Settles the court's open deadlines that run from a motion on which the court has ruled. */
export async function settleDeadlinesOfMotion(
  tx: Db,
  needs: Needs<'config' | 'now'>,
  actor: Actor,
  { filing_id, case_id, entry }: { filing_id: string; case_id: string; entry: number },
): Promise<void> {
  const open = await tx
    .select({ id: deadlines.id, version: deadlines.version })
    .from(deadlines)
    .where(and(eq(deadlines.case_id, case_id), eq(deadlines.filing_id, filing_id), isNull(deadlines.owner_id), isOpen));
  const reason = `The court ruled on the motion (entry ${entry}).`;
  for (const one of open) await settleIn(tx, needs, actor, { ...one, state: 'waived', reason });
}
