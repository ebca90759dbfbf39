import { hearings } from '#server/db/schema/calendar';
import type { Db } from '#server/kernel/Database';

/** A subquery of hearings with their event type and judge, for areas that count by them. */
export const typesOfHearingsForSystem = (db: Db) =>
  db
    .select({ id: hearings.id, event_type_id: hearings.event_type_id, judge_id: hearings.judge_id })
    .from(hearings)
    .as('types_of_hearings');
