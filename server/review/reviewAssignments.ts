import type { Needs } from '#server/kernel/needs';
import { type Assignment, assign } from '#server/kernel/ports/Job';
import { applyDecision } from './applyDecision.ts';
import { decisionJob } from './decisionJob.ts';

/** The work that the review of filings asks for, and how it is done. */
export function reviewAssignments(needs: Needs<'db' | 'config' | 'now'>): Assignment[] {
  return [assign(decisionJob, { run: ({ review_id }) => applyDecision(needs, review_id) })];
}
