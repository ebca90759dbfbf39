import { inArray } from 'drizzle-orm';
import { dateInZone } from '#domain/days/dateInZone';
import { addDays, dayMs } from '#domain/days/days';
import type { CourtDays } from '#domain/hearings/CourtDays';
import { type PlannedSitting, planSittings } from '#domain/hearings/templates/planSittings';
import { templateDays } from '#domain/hearings/templates/templateDays';
import { readCourtDays } from '#server/courts/readCourtDays';
import { sittings } from '#server/db/schema/calendar';
import type { Db } from '#server/kernel/Database';
import type { Seer } from '#server/visibility/Seer';
import { detachEndedHearings } from '../updateHearing.ts';
import { insertSittings } from '../writeSitting.ts';
import {
  findOtherBookings,
  findSkips,
  lockCallsAhead,
  type StoredTemplate,
  type TemplateDraft,
} from './templateRepository.ts';

/** Calls are opened this many days ahead: 26 weeks. */
const horizonDays = 182;

export type TemplatePlan = {
  days: CourtDays;
  /** The last day of the plan. */
  until: string;
  plan: PlannedSitting[];
  /** Calls without hearings that end, or are opened again as the template has them now. */
  replaced: string[];
};

/** What becomes of a template's calls ahead, and which it opens. The calls that exist are locked. */
export async function planTemplate(
  tx: Db,
  template: TemplateDraft,
  now: Date,
  viewer: Seer | null = null,
): Promise<TemplatePlan> {
  const days = await readCourtDays(tx, template.court_id);
  const today = dateInZone(now, days.time_zone);
  const until = addDays(today, horizonDays);
  const { id, weekdays, weeks, valid_from, valid_until } = template;
  const [from, to] = [template.from_time.slice(0, 5), template.to_time.slice(0, 5)];
  const times = { weekdays, weeks, from, to, valid_from, valid_until };
  const ahead = templateDays(times, { from: today, to: until }, days).filter(
    (day) => day.state !== 'open' || day.span.starts_at > now,
  );
  const held = id === null ? [] : await lockCallsAhead(tx, id, now);
  const window = { from: now, to: new Date(now.getTime() + (horizonDays + 2) * dayMs) };
  const planned = planSittings({
    days: ahead,
    held: held.map((sitting) => ({
      ...sitting,
      date: sitting.template_date ?? dateInZone(sitting.starts_at, days.time_zone),
      isSame: isSame(sitting, template),
    })),
    removed: id === null ? new Set() : await findSkips(tx, id),
    bookings: await findOtherBookings(tx, viewer, template, window),
  });
  return { days, until, ...planned };
}

/** Opens and ends the calls of a stored template. Doing it again changes nothing. */
export async function applyTemplate(tx: Db, template: StoredTemplate, now: Date): Promise<TemplatePlan> {
  const planned = await planTemplate(tx, template, now);
  await endCalls(tx, planned.replaced);
  const { id, court_id, title, judge_id, courtroom_id, capacity, event_type_ids } = template;
  await insertSittings(
    tx,
    planned.plan.flatMap((one) =>
      one.state === 'new'
        ? [
            {
              ...{ court_id, title, judge_id, courtroom_id, capacity, event_type_ids },
              ...{ ...one.span, template_id: id, template_date: one.date },
            },
          ]
        : [],
    ),
  );
  return planned;
}

/** Removes calls without hearings. Canceled and continued hearings keep their time without them. */
export async function endCalls(tx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await detachEndedHearings(tx, ids);
  await tx.delete(sittings).where(inArray(sittings.id, [...ids]));
}

type Shared = Pick<StoredTemplate, 'title' | 'judge_id' | 'courtroom_id' | 'capacity' | 'event_type_ids'>;

function isSame(sitting: Shared, template: Shared): boolean {
  const kinds = (one: Shared) => one.event_type_ids.toSorted().join();
  return (
    (['title', 'judge_id', 'courtroom_id', 'capacity'] as const).every((name) => sitting[name] === template[name]) &&
    kinds(sitting) === kinds(template)
  );
}
