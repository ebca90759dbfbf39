import { laneJob } from '#server/filings/lane/laneJob';
import type { Needs } from '#server/kernel/needs';
import { type Assignment, assign } from '#server/kernel/ports/Job';
import { applyDecision } from './applyDecision.ts';
import { decisionJob } from './decisionJob.ts';
import { assessLane } from './lane/assessLane.ts';
import { applySectionRules, endApplication, sectionRulesJob } from './sections/applySectionRules.ts';

/** The jobs of the review and their handlers. */
export function reviewAssignments(needs: Needs<'db' | 'config' | 'now'>): Assignment[] {
  return [
    assign(decisionJob, { run: ({ review_id }) => applyDecision(needs, review_id) }),
    assign(laneJob, { run: ({ filing_id }) => assessLane(needs, filing_id) }),
    assign(sectionRulesJob, {
      run: (part) => applySectionRules(needs, part),
      failed: (part) => endApplication(needs, part),
    }),
  ];
}
