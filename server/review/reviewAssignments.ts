import type { Needs } from '#server/kernel/needs';
import { type Assignment, assign } from '#server/kernel/ports/Job';
import { applyDecision } from './applyDecision.ts';
import { decisionJob } from './decisionJob.ts';

/** The jobs of the review and their handlers. */
export function reviewAssignments(needs: Needs<'db' | 'config' | 'now'>): Assignment[] {
  return [assign(decisionJob, { run: ({ review_id }) => applyDecision(needs, review_id) })];
}
