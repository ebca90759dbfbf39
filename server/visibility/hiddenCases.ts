import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { hearings } from '#server/db/schema/calendar';
import { deadlines } from '#server/db/schema/deadlines';
import { judgeDisqualifications } from '#server/db/schema/disqualifications';
import { courtEvents } from '#server/db/schema/events';
import { filings } from '#server/db/schema/filings';
import { chambersOf } from './actsFor.ts';
import type { Seer } from './Seer.ts';

/**
 * The cases that are hidden from a viewer: for a judge those in which the judge is disqualified, for chambers staff those
 * in which a judge of theirs is. No call of the judge’s or of the chambers’ has anything of them: everything that a
 * judge or a clerk reads by a court’s ID is narrowed here. Undefined for viewers from whom nothing is hidden.
 */
export function hiddenCases({ capacity, person_id, court_id }: Seer): SQL | undefined {
  const of = (whose: SQL) =>
    sql`array(select hidden.case_id from ${judgeDisqualifications} hidden where ${whose} and hidden.court_id = ${court_id}
      and hidden.waived_at is null)`;
  if (capacity === 'judge') return of(sql`hidden.judge_id = ${person_id}`);
  if (capacity === 'clerk') return of(sql`hidden.judge_id = any(array(${chambersOf(person_id, court_id)}))`);
  return undefined;
}

/** Whether the case in a column is not hidden from the viewer; rows without a case are not. */
export function isShown(case_id: SQLWrapper, viewer: Seer): SQL | undefined {
  const hidden = hiddenCases(viewer);
  return hidden && sql`(${case_id} = any(${hidden})) is not true`;
}

const ofKind = {
  case: (hidden: SQL) => hidden,
  filing: (hidden: SQL) =>
    sql`array(select f.id from ${filings} f where coalesce(f.case_id, f.proposed_case_id) = any(${hidden}))`,
  hearing: (hidden: SQL) => sql`array(select h.id from ${hearings} h where h.case_id = any(${hidden}))`,
  deadline: (hidden: SQL) => sql`array(select d.id from ${deadlines} d where d.case_id = any(${hidden}))`,
} as const;
type Kind = keyof typeof ofKind;

/** The same for a column with the ID of a case, a filing, a hearing, or a deadline. */
export function isRecordShown(kind: Kind, id: SQLWrapper, viewer: Seer): SQL | undefined {
  const hidden = hiddenCases(viewer);
  return hidden && sql`(${id} = any(${ofKind[kind](hidden)})) is not true`;
}

/** The same for a line of the record, by its subject. */
export function isLineShown(subject: { type: SQLWrapper; id: SQLWrapper }, viewer: Seer): SQL | undefined {
  const hidden = hiddenCases(viewer);
  if (!hidden) return undefined;
  const kinds = Object.keys(ofKind) as Kind[];
  return and(
    ...kinds.map(
      (kind) => sql`not (${subject.type} = ${kind} and ${subject.id} = any(${ofKind[kind](hidden)}::text[]))`,
    ),
  );
}

/** The same for a notice, by what its event is about. */
export function isNoticeShown(event_id: SQLWrapper, viewer: Seer): SQL | undefined {
  const hidden = hiddenCases(viewer);
  if (!hidden) return undefined;
  const kinds = ['case', 'filing', 'hearing'] as const;
  const about = kinds.map((kind) => sql`told.about->${kind}->>'id' = any(${ofKind[kind](hidden)}::text[])`);
  return sql`not exists (select from ${courtEvents} told where told.id = ${event_id} and (${sql.join(about, sql` or `)}))`;
}
