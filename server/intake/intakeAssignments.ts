import { checkFilingAgain } from '#server/checks/checkFilingAgain';
import { weighPriorities } from '#server/checks/priority/weighPriorities';
import { analysisJob, recognitionJob, supportingJob } from '#server/filings/analysisJob';
import { failAnalysis } from '#server/filings/failAnalysis';
import { failSupportingDocuments } from '#server/filings/failSupportingDocuments';
import { mailPaperFiler, paperFilerMailJob } from '#server/filings/intakes/mailPaperFiler';
import { scheduleWeighing, weighPrioritiesJob } from '#server/filings/weighPrioritiesJob';
import type { Services } from '#server/kernel/needs';
import { type Assignment, assign } from '#server/kernel/ports/Job';
import { learnJob } from '#server/learning/learnJob';
import { analyzeFiling } from './analyzeFiling.ts';
import { learnFromCorrections } from './learnFromCorrections.ts';
import { readSupportingDocuments } from './readSupportingDocuments.ts';
import { recognizeSupportingDocuments } from './recognizeSupportingDocuments.ts';
import { uploadAssignments } from './uploads/uploadAssignments.ts';

const gaveUp = { code: 'analysis_gave_up' } as const;

/** The jobs of filings and their handlers. */
export function filingAssignments(services: Services): Assignment[] {
  return [
    assign(analysisJob, {
      run: ({ analysis_id }) => analyzeFiling(services, analysis_id),
      failed: ({ analysis_id }) => failAnalysis(services, analysis_id, gaveUp),
    }),
    ...uploadAssignments(services),
    assign(supportingJob, {
      run: async ({ filing_id }) => {
        await readSupportingDocuments(services, filing_id);
        await checkFilingAgain(services, filing_id, { cause: 'documents', caused_by: null });
      },
      failed: ({ filing_id }) => failSupportingDocuments(services, filing_id, gaveUp),
    }),
    assign(weighPrioritiesJob, {
      async run({ case_id }) {
        if (case_id === null) await scheduleWeighing(services);
        await weighPriorities(services, case_id);
      },
    }),
    assign(paperFilerMailJob, { run: (asked) => mailPaperFiler(services, asked) }),
    assign(learnJob, { run: (asked) => learnFromCorrections(services, asked) }),
    // After failed attempts, pages stay as they are: reported as having no readable text.
    assign(recognitionJob, { run: ({ filing_id }) => recognizeSupportingDocuments(services, filing_id) }),
  ];
}
