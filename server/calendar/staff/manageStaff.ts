import { eq } from 'drizzle-orm';
import type { InputOf, ReplyOf } from '#contract/endpoint';
import type { addStaff as added, changeStaff as changed, NewStaff } from '#contract/hearingStaff';
import { detailsOfKind } from '#domain/hearings/staff/HearingStaff';
import { recordActivity } from '#server/activity/recordActivity';
import { hearingStaff } from '#server/db/schema/hearingStaff';
import type { Actor } from '#server/kernel/actor';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { renameStaff } from '../updateHearing.ts';
import { adoptHearings, countHearingsAhead } from './adoptHearings.ts';
import { describeStaff } from './listStaff.ts';
import { findStaff } from './staffRepository.ts';

type Tools = Needs<'db' | 'config' | 'now'>;

/** Adds a person. Future hearings that name the person refer to the new entry. */
export async function addStaff(needs: Tools, actor: Actor, asked: NewStaff): Promise<ReplyOf<typeof added>> {
  return needs.db.transaction(async (tx) => {
    const [made] = await tx
      .insert(hearingStaff)
      .values({ ...columnsOf(asked), court_id: actor.court_id })
      .returning();
    const count = await adoptHearings(tx, made!, needs.now());
    const { id, name, kind } = made!;
    await recordActivity(tx, needs, actor, {
      ...about(id),
      action: 'hearing_staff_added',
      values: { name, kind, hearings: count },
    });
    return { id, message: count === 0 ? `${name} added` : `${name} added; ${adopted(count)}` };
  });
}

/** Changes a person. Future hearings show the new name; a person who becomes inactive keeps the hearings ahead. */
export async function changeStaff(
  needs: Tools,
  actor: Actor,
  { id, version, ...asked }: InputOf<typeof changed>,
): Promise<ReplyOf<typeof changed>> {
  return needs.db.transaction(async (tx) => {
    const held = await findStaff(tx, actor.court_id, id, true);
    if (!held) throw new Refusal('not_found');
    if (held.version !== version) {
      throw new Refusal('changed_meanwhile', { version: held.version, current: describeStaff(held) });
    }
    if (asked.kind !== held.kind) throw invalidInput('kind', 'Add the person again to change this');
    const [after] = await tx
      .update(hearingStaff)
      .set({ ...columnsOf(asked), version: version + 1 })
      .where(eq(hearingStaff.id, id))
      .returning();
    const { name, kind, active } = after!;
    if (name !== held.name) {
      await renameStaff(tx, after!, needs.now());
      await adoptHearings(tx, after!, needs.now());
    }
    await recordActivity(tx, needs, actor, {
      ...about(id),
      action: 'hearing_staff_changed',
      values: { before: held.name, name, kind, active },
    });
    const ahead = held.active && !active ? await countHearingsAhead(tx, after!, needs.now()) : 0;
    return { message: ahead === 0 ? `${name} saved` : `${name} saved; ${naming(ahead)}` };
  });
}

const about = (id: string) => ({ subject_type: 'hearing_staff' as const, subject_id: id });

const adopted = (count: number) =>
  count === 1 ? '1 future hearing refers to this entry' : `${count} future hearings refer to this entry`;
const naming = (count: number) =>
  count === 1 ? '1 future hearing still names this person' : `${count} future hearings still name this person`;

/** Each kind keeps the details that it has. */
function columnsOf({ email, phone, note, ...asked }: NewStaff) {
  const details = detailsOfKind(asked.kind, asked);
  return {
    ...{ ...asked, ...details, license_number: details.license_number || null },
    ...{ email: email || null, phone: phone || null, note: note || null },
  };
}
