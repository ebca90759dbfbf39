import type { Needs } from '#server/kernel/needs';
import { type Assignment, assign } from '#server/kernel/ports/Job';
import { applyRuling } from './applyRuling.ts';
import { rulingJob } from './rulingJob.ts';
import { publishTentative, publishTentatives } from './tentatives/publishTentatives.ts';
import { publishTentativeJob, scheduleTentatives, tentativesJob } from './tentatives/tentativeJobs.ts';

/** The jobs of rulings and their handlers. */
export function rulingAssignments(needs: Needs<'db' | 'config' | 'now'>): Assignment[] {
  return [
    assign(rulingJob, { run: ({ ruling_id }) => applyRuling(needs, ruling_id) }),
    assign(publishTentativeJob, { run: ({ ruling_id }) => publishTentative(needs, ruling_id) }),
    assign(tentativesJob, {
      async run() {
        // Schedules the next round first, so that it takes place even if this one fails.
        await scheduleTentatives(needs);
        await publishTentatives(needs);
      },
    }),
  ];
}
