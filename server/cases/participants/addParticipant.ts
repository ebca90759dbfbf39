import { eq, max } from 'drizzle-orm';
import type { InputOf } from '#contract/endpoint';
import type { addParticipant as asked } from '#contract/participants';
import { publicName } from '#domain/participants/publicName';
import { recordActivity } from '#server/activity/recordActivity';
import { parties } from '#server/db/schema/cases';
import type { Actor } from '#server/kernel/actor';
import { lockCase } from '../caseRepository.ts';
import { type Changed, finishChange, type Writing } from './changeInCase.ts';
import { systemOfCase, todayOf } from './listParticipants.ts';
import { columnsOf, writeDetails } from './writeParticipant.ts';

/** Adds a participant to a case, after the others. */
export async function addParticipant(
  needs: Writing,
  actor: Actor,
  { id, version, ...entered }: InputOf<typeof asked>,
): Promise<Changed> {
  return needs.db.transaction(async (tx) => {
    const held = await lockCase(tx, actor, id, version);
    const columns = await columnsOf(tx, entered, { held, system: await systemOfCase(tx, held), own_id: null });
    const [last] = await tx
      .select({ position: max(parties.position) })
      .from(parties)
      .where(eq(parties.case_id, id));
    const [added] = await tx
      .insert(parties)
      .values({ ...columns, case_id: id, position: (last?.position ?? -1) + 1 })
      .returning({ id: parties.id });
    await writeDetails(tx, added!.id, entered, await todayOf(tx, needs, held));
    await recordActivity(tx, needs, actor, {
      action: 'participant_added',
      subject_type: 'case',
      subject_id: id,
      values: {
        case_number: held.case_number,
        name: publicName({ ...columns, aliases: entered.aliases }),
        role: columns.role,
      },
    });
    return finishChange(tx, needs, actor, held, { participant_id: added!.id, message: 'Participant added' });
  });
}
