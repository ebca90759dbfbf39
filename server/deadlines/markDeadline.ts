import { and, eq, isNull } from 'drizzle-orm';
import type { markDeadline as asked } from '#contract/deadlines';
import type { InputOf } from '#contract/endpoint';
import { spellDay } from '#domain/days/spellDay';
import { readCourt } from '#server/courts/readCourt';
import { deadlineMarks, deadlines } from '#server/db/schema/deadlines';
import { findAcceptedFilingsOf } from '#server/filings/acceptedFilingsOf';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { describeDeadline, type FoundDeadline, findDeadline, maySettle } from './deadlineRepository.ts';
import { settleIn } from './settleDeadline.ts';

type Asked = InputOf<typeof asked>;

/**
 * Marks a deadline as met, or removes the mark. People who may settle the deadline settle it; for others, as a filer for
 * a deadline that the court keeps, the mark is private.
 */
export async function markDeadline(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  { id, met, filing_id, version }: Asked,
): Promise<{ message: string }> {
  await needs.db.transaction(async (tx) => {
    await tx.select({ id: deadlines.id }).from(deadlines).where(eq(deadlines.id, id)).for('update');
    const found = await findDeadline(tx, actor, id);
    if (found.deadline.version !== version) {
      const court = await readCourt(tx, needs.now(), actor.court_id);
      throw new Refusal('changed_meanwhile', {
        version: found.deadline.version,
        current: describeDeadline(found, actor, court),
      });
    }
    const because = filing_id === undefined ? null : await nameFiling(tx, actor, found, filing_id);
    if (maySettle(found.deadline, actor)) {
      const reason = met ? (because ?? 'Marked as met') : 'Mark removed';
      await settleIn(tx, needs, actor, { id, version, reason, state: met ? 'met' : 'open' });
    } else if (met) {
      await tx
        .insert(deadlineMarks)
        .values({ deadline_id: id, person_id: actor.person_id, filing_id, marked_at: needs.now() })
        .onConflictDoNothing();
    } else {
      await tx.update(deadlineMarks).set({ undone_at: needs.now() }).where(isMarkOf(actor, id));
    }
  });
  return { message: met ? 'Deadline marked as met' : 'Deadline is open again' };
}

const isMarkOf = ({ person_id }: Actor, deadline_id: string) =>
  and(
    eq(deadlineMarks.person_id, person_id),
    eq(deadlineMarks.deadline_id, deadline_id),
    isNull(deadlineMarks.undone_at),
  );

/** The filing as the record names it. It is the actor's own, and accepted in the case of the deadline. */
async function nameFiling(tx: Db, actor: Actor, { deadline }: FoundDeadline, filing_id: string): Promise<string> {
  const filing = (await findAcceptedFilingsOf(tx, actor, [deadline.case_id])).find(({ id }) => id === filing_id);
  if (!filing) throw new Refusal('not_found');
  return `Met by ${filing.title ?? filing.name}, filed ${spellDay(filing.filed_on)}`;
}
