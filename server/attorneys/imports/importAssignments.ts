import type { Needs } from '#server/kernel/needs';
import { type Assignment, assign } from '#server/kernel/ports/Job';
import { applyImport, failApplying } from './applyImport.ts';
import { applyImportJob, readImportJob, undoImportJob } from './importJobs.ts';
import { failImport, readImport } from './readImport.ts';
import { failUndoing, undoImport } from './undoImport.ts';

/** The handlers of the jobs of roster imports. */
export function importAssignments(needs: Needs<'db' | 'config' | 'now'>): Assignment[] {
  return [
    assign(readImportJob, {
      run: (asked) => readImport(needs, asked),
      failed: (asked) => failImport(needs, asked, 'fault'),
    }),
    assign(applyImportJob, { run: (asked) => applyImport(needs, asked), failed: ({ id }) => failApplying(needs, id) }),
    assign(undoImportJob, { run: (asked) => undoImport(needs, asked), failed: ({ id }) => failUndoing(needs, id) }),
  ];
}
