import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { appointChambersMember, ChambersStaff, endChambersMembership } from '#contract/chambersStaff';
import type { InputOf } from '#contract/endpoint';
import { recordActivity } from '#server/activity/recordActivity';
import { readCourt } from '#server/courts/readCourt';
import { chambersMembers } from '#server/db/schema/chambersStaff';
import { findNames, peopleInRole } from '#server/directory/findPeople';
import { findJudges } from '#server/identity/findJudges';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { findMembers, isManagedBy } from './staffRepository.ts';

type Working = Needs<'db' | 'config' | 'now'>;
type Named = { id: string; name: string };

/** The staff that a judge or an administrator manages, and who can be appointed for whom. */
export async function listStaff({ db, now }: Needs<'db' | 'now'>, actor: Actor): Promise<ChambersStaff> {
  const { today } = await readCourt(db, now(), actor.court_id);
  const [found, judges, people] = await Promise.all([
    findMembers(db, actor, today),
    judgesOf(db, actor),
    clerksOf(db, actor.court_id),
  ]);
  return {
    members: found.map(({ member, judge, full_name, appointed_by }) => {
      const { id, judge_id, person_id, position, starts_on, ends_on } = member;
      const about = { id, judge_id, judge, person_id, full_name, position };
      return { ...about, starts_on, ends_on, appointed_by, begun: starts_on <= today };
    }),
    judges,
    people,
  };
}

/** Appoints a clerk to a judge's chambers. Judges appoint for themselves only. */
export async function appointMember(
  needs: Working,
  actor: Actor,
  { judge_id, person_id, position, starts_on, ends_on }: InputOf<typeof appointChambersMember>,
): Promise<{ message: string }> {
  return needs.db.transaction(async (tx) => {
    const { today } = await readCourt(tx, needs.now(), actor.court_id);
    const judge = (await judgesOf(tx, actor)).find(({ id }) => id === judge_id);
    if (!judge) throw invalidInput('judge_id', 'Choose a judge for whom you can appoint');
    const person = (await clerksOf(tx, actor.court_id)).find(({ id }) => id === person_id);
    if (!person) throw invalidInput('person_id', 'Choose a clerk of this court');
    if (ends_on && ends_on < today) throw invalidInput('ends_on', 'This date has passed');
    const by = { appointed_by: actor.person_id, appointed_at: needs.now() };
    await closeLapsed(tx, actor, { judge_id, person_id, today, at: needs.now() });
    await tx
      .insert(chambersMembers)
      .values({ court_id: actor.court_id, judge_id, person_id, position, starts_on, ends_on: ends_on ?? null, ...by });
    await recordActivity(tx, needs, actor, {
      action: 'chambers_member_appointed',
      values: { person: person.name, judge: judge.name, position, from: starts_on, to: ends_on ?? null },
      ...{ subject_type: 'person', subject_id: person_id, concerns: person_id },
    });
    return { message: `${person.name} appointed` };
  });
}

/** Ends a membership immediately: the next request of the person has no access. */
export async function endMembership(
  needs: Working,
  actor: Actor,
  { id }: InputOf<typeof endChambersMembership>,
): Promise<{ message: string }> {
  return needs.db.transaction(async (tx) => {
    const isIts = and(eq(chambersMembers.id, id), isManagedBy(actor), isNull(chambersMembers.ended_at));
    const [ended] = await tx
      .update(chambersMembers)
      .set({ ended_at: needs.now(), ended_by: actor.person_id, version: sql`${chambersMembers.version} + 1` })
      .where(isIts)
      .returning();
    if (!ended) throw new Refusal('not_found');
    const names = await findNames(tx, [ended.person_id, ended.judge_id]);
    const person = names.get(ended.person_id) ?? '';
    await recordActivity(tx, needs, actor, {
      action: 'chambers_member_ended',
      values: { person, judge: names.get(ended.judge_id) ?? '', position: ended.position },
      ...{ subject_type: 'person', subject_id: ended.person_id, concerns: ended.person_id },
    });
    return { message: `The appointment of ${person} has ended` };
  });
}

/** A membership whose last day has passed makes room for the next one. */
async function closeLapsed(
  tx: Db,
  actor: Actor,
  { judge_id, person_id, today, at }: { judge_id: string; person_id: string; today: string; at: Date },
): Promise<void> {
  await tx
    .update(chambersMembers)
    .set({ ended_at: at, ended_by: actor.person_id })
    .where(
      and(
        ...[eq(chambersMembers.court_id, actor.court_id), eq(chambersMembers.judge_id, judge_id)],
        ...[eq(chambersMembers.person_id, person_id), isNull(chambersMembers.ended_at)],
        lt(chambersMembers.ends_on, today),
      ),
    );
}

async function judgesOf(db: Db, { capacity, court_id, person_id }: Actor): Promise<Named[]> {
  const judges = await findJudges(db, court_id);
  return judges
    .filter(({ id }) => capacity === 'court_administrator' || id === person_id)
    .map(({ id, name }) => ({ id, name }));
}

/** Staff are clerks of the court; a membership gives what the position adds. */
async function clerksOf(db: Db, court_id: string): Promise<Named[]> {
  const names = await findNames(db, await peopleInRole(db, court_id, ['clerk']));
  return [...names].map(([id, name]) => ({ id, name })).sort((one, other) => one.name.localeCompare(other.name));
}
