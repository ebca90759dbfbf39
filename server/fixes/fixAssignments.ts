import { fixJob } from '#server/filings/fixes/fixJob';
import type { Services } from '#server/kernel/needs';
import { type Assignment, assign } from '#server/kernel/ports/Job';
import { giveUpFix, makeFix } from './makeFix.ts';

/** The job that prepares a fix, and its handler. */
export function fixAssignments(services: Services): Assignment[] {
  return [
    assign(fixJob, {
      run: ({ fix_id }) => makeFix(services, fix_id),
      failed: ({ fix_id }) => giveUpFix(services, fix_id),
    }),
  ];
}
