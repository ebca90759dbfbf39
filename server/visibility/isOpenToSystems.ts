import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { levelsReadBy } from '#domain/access/accessLevels';
import { cases } from '#server/db/schema/cases';
import { courtEvents } from '#server/db/schema/events';
import { filings } from '#server/db/schema/filings';
import { arrayOf } from './isLevelRead.ts';

/**
 * Whether the court’s other systems learn of the event in a column: those whom the court’s administrators subscribe learn
 * what the administrators read. Nothing about a sealed case or filing leaves the portal.
 */
export function isOpenToSystems(event_id: SQLWrapper): SQL<boolean> {
  const levels = arrayOf(levelsReadBy('court_administrator'));
  const about = (kind: 'case' | 'filing') => sql`(told.about->${kind}->>'id')::uuid`;
  return sql<boolean>`not exists (select from ${courtEvents} told where told.id = ${event_id} and (
    exists (select from ${cases} c where c.id = ${about('case')} and not (c.access = any(${levels})))
    or exists (select from ${filings} f left join ${cases} c on c.id = coalesce(f.case_id, f.proposed_case_id)
      where f.id = ${about('filing')} and not (f.access = any(${levels}) and coalesce(c.access = any(${levels}), true)))))`;
}
