import { eq } from 'drizzle-orm';
import type { InputOf } from '#contract/endpoint';
import type { changeParticipant as asked, endParticipant as ending } from '#contract/participants';
import { publicName } from '#domain/participants/publicName';
import { recordActivity } from '#server/activity/recordActivity';
import { parties } from '#server/db/schema/cases';
import type { Actor } from '#server/kernel/actor';
import { invalidInput } from '#server/kernel/invalidInput';
import { type Changed, changeInCase, type Writing } from './changeInCase.ts';
import { systemOfCase, todayOf } from './listParticipants.ts';
import { columnsOf, writeDetails } from './writeParticipant.ts';

/** Changes what is recorded of a participant. */
export function changeParticipant(needs: Writing, actor: Actor, edit: InputOf<typeof asked>): Promise<Changed> {
  return changeInCase(needs, actor, edit, async (tx, held, party) => {
    const columns = await columnsOf(tx, edit, { held, system: await systemOfCase(tx, held), own_id: party.id });
    await tx.update(parties).set(columns).where(eq(parties.id, party.id));
    await writeDetails(tx, party.id, edit, await todayOf(tx, needs, held));
    await recordActivity(tx, needs, actor, {
      action: 'participant_changed',
      subject_type: 'case',
      subject_id: held.id,
      values: {
        case_number: held.case_number,
        name: publicName({ ...columns, aliases: edit.aliases }),
        role: columns.role,
      },
    });
    return 'Participant saved';
  });
}

/** Ends a participation. The participant stays in the history of the case, with the day and the reason. */
export function endParticipant(needs: Writing, actor: Actor, edit: InputOf<typeof ending>): Promise<Changed> {
  return changeInCase(needs, actor, edit, async (tx, held, party) => {
    if (party.ended_on !== null) throw invalidInput('kind', 'This participation has already ended.');
    await tx
      .update(parties)
      .set({ ended_on: edit.on, end_kind: edit.kind, end_reason: edit.reason })
      .where(eq(parties.id, party.id));
    await recordActivity(tx, needs, actor, {
      action: 'participant_ended',
      subject_type: 'case',
      subject_id: held.id,
      values: {
        case_number: held.case_number,
        name: publicName(party),
        how: edit.kind,
        on: edit.on,
      },
    });
    return 'Participation ended';
  });
}
