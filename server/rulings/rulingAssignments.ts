import type { Needs } from '#server/kernel/needs';
import { type Assignment, assign } from '#server/kernel/ports/Job';
import { applyRuling } from './applyRuling.ts';
import { rulingJob } from './rulingJob.ts';

/** The jobs of rulings and their handlers. */
export function rulingAssignments(needs: Needs<'db' | 'config' | 'now'>): Assignment[] {
  return [assign(rulingJob, { run: ({ ruling_id }) => applyRuling(needs, ruling_id) })];
}
