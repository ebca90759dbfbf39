import { z } from 'zod';
import { laneLimit, laneObstacleCodes } from '#domain/review/laneObstacles';
import { endpoint } from './endpoint.ts';
import { Moment } from './moment.ts';
import { Hold, JoinableCase, sectionFilter } from './review.ts';

/** A filing that is ready to accept. */
export const LaneFiling = z.object({
  id: z.uuid(),
  version: z.number().int(),
  document_name: z.string(),
  doc_type: z.string().nullable(),
  parties: z.string().nullable(),
  filed_by: z.string(),
  received_at: Moment,
  /** The case that its number and parties identify. */
  case: JoinableCase,
  /** The text of the docket entry. */
  docket_entry: z.string(),
  /** Whether the viewer has had its present version on screen in the lane. */
  shown: z.boolean(),
});
export type LaneFiling = z.infer<typeof LaneFiling>;

export const Lane = z.object({
  /** One run, oldest first. */
  results: z.array(LaneFiling),
  /** At most 10,000. */
  total: z.number().int(),
  more: z.boolean(),
  total_pages: z.number().int(),
  holds: z.array(Hold),
});
export type Lane = z.infer<typeof Lane>;

export const listLane = endpoint({
  method: 'GET',
  path: '/review/lane/',
  permission: 'filings:review',
  input: z.object({ page: z.coerce.number().int().min(1).max(400).default(1), section: sectionFilter }),
  reply: Lane,
  status: 200,
  summary: `Lists filings that are ready to accept, ${laneLimit} at a time: all values sure, complete, no finding, case identified.`,
});

const obstacles = z.array(z.enum(laneObstacleCodes));

export const showInLane = endpoint({
  method: 'POST',
  path: '/review/lane/:id/shown/',
  permission: 'filings:review',
  body: 'json',
  input: z.object({ id: z.uuid(), version: z.int().min(1) }),
  reply: z.object({ obstacles }),
  status: 200,
  summary:
    'Records that you have had a filing of the lane on screen, and examines again whether it is ready to accept.',
});

export const leaveForReview = endpoint({
  method: 'POST',
  path: '/review/lane/:id/leave/',
  permission: 'filings:review',
  body: 'json',
  input: z.object({
    id: z.uuid(),
    /** False puts it back into the lane. */
    leave: z.boolean(),
  }),
  reply: z.object({ message: z.string() }),
  status: 200,
  summary: 'Takes a filing out of the lane, for individual review, or puts it back.',
});

export const acceptRun = endpoint({
  method: 'POST',
  path: '/review/lane/accept/',
  permission: 'filings:review',
  body: 'json',
  input: z.object({
    filings: z
      .array(z.object({ id: z.uuid(), version: z.int().min(1) }))
      .min(1, 'Choose at least one filing')
      .max(laneLimit, `Choose at most ${laneLimit} filings`),
  }),
  reply: z.object({
    message: z.string(),
    accepted: z.array(Hold),
    /** Those that were not accepted, with the reason. */
    refused: z.array(
      z.object({ id: z.uuid(), document_name: z.string().nullable(), code: z.string(), why: z.string() }),
    ),
  }),
  status: 201,
  summary: 'Accepts a run of filings of the lane, one decision for each. Every decision can be undone for one minute.',
});
