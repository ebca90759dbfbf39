import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { type MemoContent, memoStates } from '#domain/chambers/benchMemo';
import { hearings } from './calendar.ts';
import { cases } from './cases.ts';
import { id, moment, oneOf, version } from './columns.ts';
import { filings } from './filings.ts';
import { court, person } from './references.ts';

/**
 * Bench memos. Only `server/chambers/memos/memoRepository.ts` reads these tables, for the judge of the case and the
 * judge's chambers.
 */
export const benchMemos = pgTable(
  'bench_memos',
  {
    id: id(),
    court_id: court(),
    case_id: uuid('case_id')
      .notNull()
      .references(() => cases.id),
    /** The judge for whom it is written. */
    judge_id: person('judge_id').notNull(),
    motion_id: uuid('motion_id').references(() => filings.id),
    hearing_id: uuid('hearing_id').references(() => hearings.id),
    title: text('title').notNull(),
    content: jsonb('content').$type<MemoContent>().notNull(),
    state: oneOf('state', memoStates).notNull().default('draft'),
    assigned_to: person('assigned_to').notNull(),
    /** What the judge wants changed. */
    return_note: text('return_note'),
    begun_by: person('begun_by').notNull(),
    begun_at: moment('begun_at').notNull(),
    changed_by: person('changed_by').notNull(),
    changed_at: moment('changed_at').notNull(),
    version: version(),
  },
  (t) => [
    index('bench_memos_case').on(t.case_id, t.changed_at),
    index('bench_memos_judge').on(t.judge_id, t.state),
    index('bench_memos_assigned').on(t.assigned_to, t.state),
    check('bench_memos_of_one', sql`num_nonnulls(${t.motion_id}, ${t.hearing_id}) = 1`),
  ],
);

/** Each saved text of a memo. Nothing here is updated or deleted. */
export const benchMemoVersions = pgTable(
  'bench_memo_versions',
  {
    id: id(),
    memo_id: uuid('memo_id')
      .notNull()
      .references(() => benchMemos.id),
    version: integer('version').notNull(),
    content: jsonb('content').$type<MemoContent>().notNull(),
    changed_by: person('changed_by').notNull(),
    changed_at: moment('changed_at').notNull(),
  },
  (t) => [uniqueIndex('bench_memo_versions_once').on(t.memo_id, t.version)],
);
