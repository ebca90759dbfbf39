import { and, desc, eq, gt, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { NewEntry } from '#contract/home';
import { levelsReadBy } from '#domain/access/accessLevels';
import { dayMs } from '#domain/days/days';
import { cases } from '#server/db/schema/cases';
import { docketEntries } from '#server/db/schema/docket';
import { docketSeen, docketSeenThrough } from '#server/db/schema/docketSeen';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { Refusal } from '#server/kernel/Refusal';
import { filingIfSeen } from '#server/visibility/seenFilings';
import { visibleCases } from '#server/visibility/visibleCases';
import { textOfEntry } from './describeEntries.ts';

/** What was entered earlier is not new to anyone. */
const newForDays = 30;

/** Orders and judgments of the court, or filings of others. */
export type NewKind = 'orders' | 'filings';

type Asked = { kind: NewKind; at: Date; limit: number; most: number };

/**
 * New entries that a filer reads on the dockets of a filer's cases that the filer has not marked as seen, the latest first, and how
 * many there are, up to a limit. Own filings are not new.
 */
export async function findNewEntries(
  db: Db,
  viewer: Actor,
  { kind, at, limit, most }: Asked,
): Promise<{ data: NewEntry[]; total: number }> {
  const counted = db
    .select({ id: docketEntries.id })
    .from(docketEntries)
    .where(isNew(db, viewer, kind, at))
    .limit(most);
  const [found, total] = await Promise.all([
    db
      .select({ entry: docketEntries, case_number: cases.case_number, case_title: cases.title })
      .from(docketEntries)
      .innerJoin(cases, eq(cases.id, docketEntries.case_id))
      .where(isNew(db, viewer, kind, at))
      .orderBy(desc(docketEntries.entered_at), desc(docketEntries.id))
      .limit(limit),
    db.$count(counted.as('counted')),
  ]);
  return {
    data: found.map(({ entry, case_number, case_title }) => ({
      ...{ id: entry.id, case_id: entry.case_id, case_number, case_title, number: entry.number, kind: entry.kind },
      ...{ text: textOfEntry(entry), on_behalf_of: entry.on_behalf_of, filed_on: entry.filed_on },
      entered_at: entry.entered_at.toISOString(),
    })),
    total,
  };
}

function isNew(db: Db, viewer: Actor, kind: NewKind, at: Date): SQL {
  const seenCases = db.select({ id: cases.id }).from(cases).where(visibleCases(db, viewer));
  const seen = sql`exists (select 1 from ${docketSeen}
    where ${docketSeen.entry_id} = ${docketEntries.id} and ${docketSeen.person_id} = ${viewer.person_id})`;
  const ofKind =
    kind === 'orders'
      ? eq(docketEntries.kind, 'order')
      : and(eq(docketEntries.kind, 'filing'), isNull(filingIfSeen(db, viewer, docketEntries.filing_id)));
  return and(
    inArray(docketEntries.case_id, seenCases),
    gt(docketEntries.entered_at, new Date(at.getTime() - newForDays * dayMs)),
    sql`${docketEntries.entered_at} > coalesce(${throughOf(db, viewer)}, '-infinity')`,
    lte(docketEntries.entered_at, at),
    inArray(docketEntries.access, [...levelsReadBy(viewer.capacity)]),
    isNull(docketEntries.struck_at),
    ofKind,
    sql`not ${seen}`,
  )!;
}

const throughOf = (db: Db, { person_id, court_id }: Actor): SQL =>
  sql`(${db
    .select({ through: docketSeenThrough.through })
    .from(docketSeenThrough)
    .where(and(eq(docketSeenThrough.person_id, person_id), eq(docketSeenThrough.court_id, court_id)))})`;

/** Marks entries of the viewer's cases as seen. Marking twice changes nothing. */
export async function markSeen(tx: Db, viewer: Actor, entry_ids: readonly string[], at: Date): Promise<void> {
  const ids = [...new Set(entry_ids)];
  const reached = await tx
    .select({ id: docketEntries.id })
    .from(docketEntries)
    .innerJoin(cases, eq(cases.id, docketEntries.case_id))
    .where(
      and(
        inArray(docketEntries.id, ids),
        inArray(docketEntries.access, [...levelsReadBy(viewer.capacity)]),
        visibleCases(tx, viewer),
      ),
    );
  if (reached.length < ids.length) throw new Refusal('not_found');
  if (ids.length === 0) return;
  const { person_id } = viewer;
  await tx
    .insert(docketSeen)
    .values(ids.map((entry_id) => ({ person_id, entry_id, seen_at: at })))
    .onConflictDoNothing();
}

/** Marks everything in the court up to a moment as seen; an earlier moment than the last one changes nothing. */
export async function markAllSeen(tx: Db, { person_id, court_id }: Actor, through: Date): Promise<void> {
  await tx
    .insert(docketSeenThrough)
    .values({ person_id, court_id, through })
    .onConflictDoUpdate({
      target: [docketSeenThrough.person_id, docketSeenThrough.court_id],
      set: { through: sql`greatest(${docketSeenThrough.through}, excluded.through)` },
    });
  await tx.execute(sql`delete from ${docketSeen} where ${docketSeen.person_id} = ${person_id}
    and ${docketSeen.entry_id} in (select e.id from ${docketEntries} as e join ${cases} as c on c.id = e.case_id
      where c.court_id = ${court_id} and e.entered_at <= ${through.toISOString()}::timestamptz)`);
}
