import { judgmentJob } from '#server/docketing/judgmentJob';
import type { Needs } from '#server/kernel/needs';
import { type Assignment, assign } from '#server/kernel/ports/Job';
import { followJudgment } from './followJudgment.ts';
import { failRecord, makeRecord, recordJob } from './records/makeRecord.ts';

/** The jobs that follow judgments and assemble records on appeal, and their handlers. */
export function appealAssignments(
  needs: Needs<'db' | 'config' | 'now' | 'blobs' | 'engine' | 'quarantine'>,
): Assignment[] {
  return [
    assign(judgmentJob, { run: ({ entry_id }) => followJudgment(needs, entry_id) }),
    assign(recordJob, { run: ({ id }) => makeRecord(needs, id), failed: ({ id }) => failRecord(needs, id) }),
  ];
}
