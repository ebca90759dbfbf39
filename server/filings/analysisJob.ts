import { z } from 'zod';
import { defineJob } from '#server/kernel/ports/Job';

/** Reading a filing, from its files to its values in force. */
export const analysisJob = defineJob('analyze_filing', z.object({ analysis_id: z.uuid() }));

/** Reads the supporting documents that arrived after the filing's analysis was requested. */
export const supportingJob = defineJob('read_supporting_documents', z.object({ filing_id: z.uuid() }));

/** Recognizes the pages of a filing's scanned supporting documents that its analysis did not wait for. */
export const recognitionJob = defineJob('recognize_supporting_documents', z.object({ filing_id: z.uuid() }));

/** The subject under which the steps of an analysis are published. */
export const subjectOf = (analysisId: string): string => `analysis:${analysisId}`;
