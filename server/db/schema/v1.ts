import { index, inet, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { RefusalCode } from '#contract/refusals';
import { jobStates } from '#contract/v1';
import type { CaseType, CourtLevel, Jurisdiction } from '#domain/courts/choices';
import { apiKeys } from './apiAccess.ts';
import { created, id, moment, oneOf } from './columns.ts';
import { documentAnalyses } from './courtdoc.ts';
import { envelopes } from './filings.ts';
import { court, person } from './references.ts';

/** Calls of other systems through /api/v1. */

export type AnalysisChoices = {
  jurisdiction?: Jurisdiction | undefined;
  courtLevel?: CourtLevel | undefined;
  caseType?: CaseType | undefined;
};

/** What was done with a key, call by call. */
export const apiCalls = pgTable(
  'api_calls',
  {
    request_id: uuid('request_id').primaryKey(),
    key_id: uuid('key_id')
      .notNull()
      .references(() => apiKeys.id),
    /** Method and path of the contract, without the values in it. */
    call: text('call').notNull(),
    status: integer('status').notNull(),
    duration_ms: integer('duration_ms').notNull(),
    from_address: inet('from_address'),
    at: moment('at').notNull(),
  },
  (t) => [index('api_calls_key').on(t.key_id, t.at.desc()), index('api_calls_age').on(t.at)],
);

/** An asynchronous analysis requested through /api/v1. It files nothing. */
export const apiAnalyses = pgTable(
  'api_analyses',
  {
    id: id(),
    court_id: court(),
    requested_by: person('requested_by').notNull(),
    sha256: text('sha256').notNull(),
    file_name: text('file_name').notNull(),
    choices: jsonb('choices').$type<AnalysisChoices>().notNull(),
    state: oneOf('state', jobStates).notNull().default('queued'),
    /** What was read; null until it is done, and once its owner removed it. */
    analysis_id: uuid('analysis_id').references(() => documentAnalyses.id, { onDelete: 'set null' }),
    error: jsonb('error').$type<{ code: RefusalCode | 'fault' }>(),
    requested_at: moment('requested_at').notNull(),
    finished_at: moment('finished_at'),
  },
  (t) => [index('api_analyses_age').on(t.requested_at)],
);

/** Submissions by Idempotency-Key, so that a submission to several courts that is sent twice is received once. */
export const apiSubmissions = pgTable(
  'api_submissions',
  {
    envelope_id: uuid('envelope_id')
      .primaryKey()
      .references(() => envelopes.id),
    submitted_by: person('submitted_by').notNull(),
    idempotency_key: text('idempotency_key'),
    /** SHA-256 over the documents and the fields: another submission under the same key is refused. */
    content_hash: text('content_hash').notNull(),
    created_at: created(),
  },
  (t) => [uniqueIndex('api_submissions_once').on(t.submitted_by, t.idempotency_key)],
);
