import { eq } from 'drizzle-orm';
import { changeStatus } from '#domain/cases/changeStatus';
import { dispositionsOf } from '#domain/cases/dispositions';
import { cases } from '#server/db/schema/cases';
import { aboutCase } from '#server/events/aboutCase';
import { announce } from '#server/events/announce';
import type { Db } from '#server/kernel/Database';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import type { StoredCase } from '../caseRepository.ts';

type Effect = { effect: 'closed' | 'reopened'; disposition: string | undefined; today: string };

/** Closes or reopens a case that the caller has locked, because an entry on its docket does. */
export async function applyEffect(
  tx: Db,
  needs: Needs<'now'>,
  held: StoredCase,
  { effect, disposition, today }: Effect,
): Promise<void> {
  const closes = effect === 'closed';
  if (closes && !dispositionsOf(held.case_type).includes(disposition ?? '')) {
    throw invalidInput('disposition', 'Choose how the case ended');
  }
  const next = changeStatus(held, { status: closes ? 'closed' : 'open', disposition }, today);
  if (!next) throw invalidInput('event', `This case is already ${closes ? 'closed' : 'open'}.`);
  await tx
    .update(cases)
    .set({ ...next, version: held.version + 1 })
    .where(eq(cases.id, held.id));
  await announce(tx, needs, { code: closes ? 'case.closed' : 'case.reopened', ...aboutCase(held) });
}
