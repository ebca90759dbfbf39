import { and, asc, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { NewWeekTemplate, WeekTemplate } from '#contract/weekTemplates';
import type { OtherBooking } from '#domain/hearings/templates/planSittings';
import {
  calendarBookings,
  courtrooms,
  eventTypes,
  hearings,
  sittings,
  weekTemplateSkips,
  weekTemplates,
} from '#server/db/schema/calendar';
import { personName } from '#server/directory/personFields';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Seer } from '#server/visibility/Seer';
import { findBookings } from '../calendarReads.ts';

export type StoredTemplate = typeof weekTemplates.$inferSelect;
/** A template before it is stored, as it is previewed. */
export type TemplateDraft = Omit<StoredTemplate, 'id' | 'version' | 'created_at'> & { id: string | null };

/** The columns of a template. */
export function templateColumns(court_id: string, { from, to, ...columns }: NewWeekTemplate) {
  return { ...columns, court_id, from_time: from, to_time: to };
}

/** The court's templates by title, with their calls ahead. */
export async function listTemplates(db: Db, viewer: Actor, now: Date): Promise<WeekTemplate[]> {
  const ahead = sql`(select s.id, s.template_date, (select count(*)::int from hearings h
      where h.sitting_id = s.id and h.status = 'scheduled') as called
    from sittings s where s.template_id = ${weekTemplates.id} and s.starts_at > ${now.toISOString()}::timestamptz) a`;
  const found = await db
    .select({
      template: weekTemplates,
      judge: personName(weekTemplates.judge_id),
      venue: courtrooms.name,
      event_types: sql<string[]>`coalesce((select array_agg(e.name order by e.name) from ${eventTypes} e
        where e.id = any(${weekTemplates.event_type_ids})), '{}')`,
      ahead: sql<number>`(select count(*)::int from ${ahead})`,
      booked: sql<number>`(select coalesce(sum(a.called), 0)::int from ${ahead})`,
      next_on: sql<string | null>`(select min(a.template_date)::text from ${ahead})`,
    })
    .from(weekTemplates)
    .innerJoin(courtrooms, eq(courtrooms.id, weekTemplates.courtroom_id))
    .where(eq(weekTemplates.court_id, viewer.court_id))
    .orderBy(asc(sql`lower(${weekTemplates.title})`), asc(weekTemplates.id));
  return found.map(({ template, ...counted }) => {
    const { court_id: _court, created_at: _at, from_time, to_time, ...columns } = template;
    return { ...columns, from: from_time.slice(0, 5), to: to_time.slice(0, 5), ...counted };
  });
}

/** A template of the court, locked until the transaction ends. */
export async function lockTemplate(tx: Db, court_id: string, id: string): Promise<StoredTemplate | undefined> {
  const [found] = await tx
    .select()
    .from(weekTemplates)
    .where(and(eq(weekTemplates.id, id), eq(weekTemplates.court_id, court_id)))
    .for('update');
  return found;
}

/** The calls of a template that have not begun, with their hearings; locked until the transaction ends. */
export async function lockCallsAhead(tx: Db, template_id: string, now: Date) {
  const held = await tx
    .select()
    .from(sittings)
    .where(and(eq(sittings.template_id, template_id), gt(sittings.starts_at, now)))
    .orderBy(asc(sittings.starts_at))
    .for('update');
  const counted = await tx
    .select({ sitting_id: hearings.sitting_id, called: sql<number>`count(*)::int` })
    .from(hearings)
    .where(
      and(
        inArray(
          hearings.sitting_id,
          held.map(({ id }) => id),
        ),
        inArray(hearings.status, ['scheduled', 'completed']),
      ),
    )
    .groupBy(hearings.sitting_id);
  const called = new Map(counted.map((one) => [one.sitting_id, one.called]));
  return held.map((sitting) => ({ ...sitting, called: called.get(sitting.id) ?? 0 }));
}

/** The days of a template on which a person removed the call. */
export async function findSkips(db: Db, template_id: string): Promise<Set<string>> {
  const found = await db.select().from(weekTemplateSkips).where(eq(weekTemplateSkips.template_id, template_id));
  return new Set(found.map(({ skipped_on }) => skipped_on));
}

/** What else has booked the judge or the courtroom of a template. */
export async function findOtherBookings(
  db: Db,
  viewer: Seer | null,
  { id, court_id, judge_id, courtroom_id }: Pick<TemplateDraft, 'id' | 'court_id' | 'judge_id' | 'courtroom_id'>,
  { from, to }: { from: Date; to: Date },
): Promise<OtherBooking[]> {
  const { kind, resource } = calendarBookings;
  const ofPlace = or(and(eq(kind, 'judge'), eq(resource, judge_id)), and(eq(kind, 'room'), eq(resource, courtroom_id)));
  const ofOther = id === null ? undefined : or(isNull(sittings.template_id), ne(sittings.template_id, id));
  const during = { starts_at: from, ends_at: to };
  return findBookings(db, { viewer, court_id, during, matching: and(ofPlace, ofOther) });
}
