import { and, desc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { RecordLine } from '#contract/activity';
import { writeActivity } from '#contract/messages/writeMessages';
import { type ActivityKind, activityKinds } from '#domain/activity/subjects';
import { zoneOf } from '#server/courts/zoneOf';
import { activities } from '#server/db/schema/activity';
import { findPeopleNamed } from '#server/directory/findPeople';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { isLineShown } from '#server/visibility/hiddenCases';
import { hrefOf } from '../hrefOf.ts';
import { after, among, exactly, inDays, mostPeople, type Narrowed } from './narrowing.ts';
import { newestOfEach } from './newestOfEach.ts';
import { readableParts } from './readableParts.ts';
import { findSubjects } from './subjects.ts';

export type AskedRecord = Narrowed & { kind?: ActivityKind | undefined };
type Window = { limit: number; after?: string | undefined };

/** One page of the court's record, the newest line first. */
export async function listRecord(
  { db }: Needs<'db'>,
  actor: Actor,
  { limit, after: cursor, ...asked }: AskedRecord & Window,
): Promise<{ results: RecordLine[]; next: string | null }> {
  const found = await findRecord(db, actor, asked, { limit: limit + 1, after: cursor });
  const last = found.length > limit ? found[limit - 1] : undefined;
  return {
    results: found.slice(0, limit).map((line) => toRecordLine(line, actor)),
    next: last ? `${last.exact}_${last.seq}` : null,
  };
}

export type FoundLine = Awaited<ReturnType<typeof findRecord>>[number];

export async function findRecord(db: Db, actor: Actor, asked: AskedRecord, window: Window) {
  const kinds = asked.kind && [...activityKinds[asked.kind]];
  const persons = asked.person ? await findPeopleNamed(db, asked.person, mostPeople) : undefined;
  const subjects = asked.about ? await findSubjects(db, actor.court_id, asked.about) : undefined;
  const narrowed = and(
    eq(activities.court_id, actor.court_id),
    among(activities.subject_id, subjects),
    inDays(activities.at, asked, await zoneOf(db, actor.court_id)),
    after(activities.at, activities.seq, window.after),
    isLineShown({ type: activities.subject_type, id: activities.subject_id }, actor),
  );
  const newest = newestOfEach(
    { table: activities, at: activities.at, number: activities.seq },
    readableParts(actor, kinds).map((part) => ({
      matching: and(narrowed, part.when),
      each: [
        { column: activities.actor_id, values: persons, type: 'uuid' },
        { column: activities.subject_type, values: part.subjects, type: 'text' },
      ],
    })),
    window.limit,
  );
  return db
    .select({ ...getTableColumns(activities), exact: exactly(activities.at) })
    .from(activities)
    .where(and(eq(activities.court_id, actor.court_id), inArray(activities.seq, newest)))
    .orderBy(desc(activities.at), desc(activities.seq));
}

export function toRecordLine(line: FoundLine, { capacity }: Actor): RecordLine {
  const { seq, at, action, values, subject_type, actor_id, actor_name, actor_role } = line;
  return {
    seq,
    at: at.toISOString(),
    action,
    values: { ...values },
    subject_type,
    ...writeActivity(line),
    actor: actor_id ? { id: actor_id, name: actor_name ?? '', role: actor_role } : null,
    address: line.from_address,
    changes: line.changes ? JSON.parse(line.changes) : [],
    href: hrefOf(line, capacity),
  };
}
