import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type AccessLevel, accessLevels, levelsReadBy } from '#domain/access/accessLevels';
import type { Capacity } from '#domain/identity/permissions';
import { hearings } from '#server/db/schema/calendar';
import { cases } from '#server/db/schema/cases';
import { deadlines } from '#server/db/schema/deadlines';
import { judgeDisqualifications } from '#server/db/schema/disqualifications';
import { docketEntries } from '#server/db/schema/docket';
import { courtEvents } from '#server/db/schema/events';
import { documents, documentVersions, filings } from '#server/db/schema/filings';
import { chambersOf } from './actsFor.ts';
import { grantedCases, grantedFilings } from './grantedTo.ts';
import { arrayOf } from './isLevelRead.ts';
import type { Seer } from './Seer.ts';

/**
 * The cases that are hidden from a viewer: for a judge those in which the judge is disqualified, for chambers staff those
 * in which a judge of theirs is, for others those of a level that they do not read (domain/access). No call of theirs has
 * anything of them: everything that staff read by a court’s ID is narrowed here. Undefined for viewers from whom nothing is hidden.
 */
export function hiddenCases(viewer: Seer): SQL | undefined {
  const { capacity, person_id, court_id } = viewer;
  const of = (whose: SQL) =>
    sql`array(select hidden.case_id from ${judgeDisqualifications} hidden where ${whose} and hidden.court_id = ${court_id}
      and hidden.waived_at is null)`;
  if (capacity === 'judge') return of(sql`hidden.judge_id = ${person_id}`);
  if (capacity === 'clerk') return of(sql`hidden.judge_id = any(array(${chambersOf(person_id, court_id)}))`);
  const levels = levelsNotRead(capacity);
  if (levels.length === 0) return undefined;
  return sql`array(select restricted.id from ${cases} restricted where restricted.court_id = ${court_id}
    and restricted.access = any(${arrayOf(levels)}) and restricted.access in ('court', 'sealed')
    and restricted.id not in (${grantedCases(viewer)}))`;
}

/** The filings that are hidden from a viewer although their case is not: those of a level that the viewer does not read. */
function restrictedFilings(viewer: Seer): SQL | undefined {
  const levels = levelsNotRead(viewer.capacity);
  if (levels.length === 0) return undefined;
  return sql`select restricted.id from ${filings} restricted where restricted.court_id = ${viewer.court_id}
    and restricted.access = any(${arrayOf(levels)}) and restricted.access in ('court', 'sealed')
    and restricted.filed_by <> ${viewer.person_id} and restricted.id not in (${grantedFilings(viewer)})`;
}

/** The documents that are hidden from a viewer although their filing is not, by their own level. */
function restrictedDocuments(viewer: Seer): SQL {
  const levels = levelsNotRead(viewer.capacity);
  return sql`array(select d.id from ${documents} d join ${filings} f on f.id = d.filing_id
    where d.access = any(${arrayOf(levels)}) and f.court_id = ${viewer.court_id} and f.filed_by <> ${viewer.person_id}
      and f.id not in (${grantedFilings(viewer)}))`;
}

/** The levels that are closed to someone who otherwise sees cases: to administrators and to the people of a case. */
function levelsNotRead(capacity: Capacity): AccessLevel[] {
  const read = levelsReadBy(capacity);
  return read.includes('parties') ? accessLevels.filter((level) => !read.includes(level)) : [];
}

/** Whether the level of the filing in a column does not close it to the viewer. */
export function isFilingShown(filing_id: SQLWrapper, viewer: Seer): SQL | undefined {
  const restricted = restrictedFilings(viewer);
  return restricted && sql`not (${filing_id} = any(array(${restricted})))`;
}

/** Whether the docket entry in a column is of a case that is not hidden, and of a level that the viewer reads. */
export function isEntryShown(entry_id: SQLWrapper, viewer: Seer): SQL | undefined {
  const hidden = hiddenCases(viewer);
  if (!hidden) return undefined;
  const levels = levelsNotRead(viewer.capacity);
  const restricted =
    levels.length === 0
      ? sql`false`
      : sql`(entered.access = any(${arrayOf(levels)}) and coalesce(not (entered.filing_id = any(array(${grantedFilings(viewer)}))), true))`;
  return sql`not exists (select from ${docketEntries} entered where entered.id = ${entry_id}
    and (entered.case_id = any(${hidden}) or ${restricted}))`;
}

/** Whether the case in a column is not hidden from the viewer; rows without a case are not. */
export function isShown(case_id: SQLWrapper, viewer: Seer): SQL | undefined {
  const hidden = hiddenCases(viewer);
  return hidden && sql`(${case_id} = any(${hidden})) is not true`;
}

const ofKind = {
  case: (hidden: SQL) => hidden,
  filing: (hidden: SQL, viewer: Seer): SQL => {
    const inCases = sql`select f.id from ${filings} f where coalesce(f.case_id, f.proposed_case_id) = any(${hidden})
      and f.filed_by <> ${viewer.person_id}`;
    const restricted = restrictedFilings(viewer);
    return restricted ? sql`array(${inCases} union ${restricted})` : sql`array(${inCases})`;
  },
  version: (hidden: SQL, viewer: Seer): SQL => sql`array(
    select v.id from ${documentVersions} v join ${documents} d on d.id = v.document_id
    where d.filing_id = any(${ofKind.filing(hidden, viewer)}) or d.id = any(${restrictedDocuments(viewer)}))`,
  lodged_document: (hidden: SQL, viewer: Seer): SQL => sql`array(
    select d.id from ${documents} d where d.access <> 'public' and d.filing_id = any(${ofKind.filing(hidden, viewer)})
    union select unnest(${restrictedDocuments(viewer)}))`,
  hearing: (hidden: SQL) => sql`array(select h.id from ${hearings} h where h.case_id = any(${hidden}))`,
  deadline: (hidden: SQL) => sql`array(select d.id from ${deadlines} d where d.case_id = any(${hidden}))`,
} as const;
type Kind = keyof typeof ofKind;

/** The same for a column with the ID of a case, a filing, a version of a document, a lodged document, a hearing, or a deadline. */
export function isRecordShown(kind: Kind, id: SQLWrapper, viewer: Seer): SQL | undefined {
  const hidden = hiddenCases(viewer);
  return hidden && sql`(${id} = any(${ofKind[kind](hidden, viewer)})) is not true`;
}

/** The same for a line of the record, by its subject. */
export function isLineShown(subject: { type: SQLWrapper; id: SQLWrapper }, viewer: Seer): SQL | undefined {
  const hidden = hiddenCases(viewer);
  if (!hidden) return undefined;
  const kinds = Object.keys(ofKind) as Kind[];
  // Some lines name a case by its number.
  const numbers = sql`select numbered.case_number from ${cases} numbered where numbered.id = any(${hidden})`;
  return and(
    sql`not (${subject.type} = 'case' and ${subject.id} = any(array(${numbers})))`,
    ...kinds.map(
      (kind) => sql`not (${subject.type} = ${kind} and ${subject.id} = any(${ofKind[kind](hidden, viewer)}::text[]))`,
    ),
  );
}

/** The same for a notice, by what its event is about. */
export function isNoticeShown(event_id: SQLWrapper, viewer: Seer): SQL | undefined {
  const hidden = hiddenCases(viewer);
  if (!hidden) return undefined;
  const kinds = ['case', 'filing', 'hearing'] as const;
  const about = kinds.map((kind) => sql`told.about->${kind}->>'id' = any(${ofKind[kind](hidden, viewer)}::text[])`);
  return sql`not exists (select from ${courtEvents} told where told.id = ${event_id} and (${sql.join(about, sql` or `)}))`;
}
