import { z } from 'zod';
import type { Needs } from '#server/kernel/needs';
import { type Assignment, assign, defineJob } from '#server/kernel/ports/Job';
import { endCheck } from './recordCheckRepository.ts';
import { runRecordCheck } from './runRecordCheck.ts';

/** Checks the record of a court, for the person who requested it. */
export const recordCheckJob = defineJob('check_record', z.object({ id: z.uuid() }), { attempts: 3 });

export function recordCheckAssignments(needs: Needs<'db' | 'config' | 'now'>): Assignment[] {
  return [
    assign(recordCheckJob, {
      run: ({ id }) => runRecordCheck(needs, id),
      failed: ({ id }) => endCheck(needs.db, id, { state: 'failed', finished_at: needs.now() }),
    }),
  ];
}
