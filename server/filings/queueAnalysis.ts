import { analyses, type filings } from '#server/db/schema/filings';
import { addJob } from '#server/jobs/addJob';
import type { Db } from '#server/kernel/Database';
import { analysisJob, subjectOf } from './analysisJob.ts';
import { laneOf } from './laneOf.ts';

type Asked = { version_id: string; at: Date; by?: string };

/** Asks for the analysis of a version of a filing's lead document: its row and its job. Returns the analysis's id. */
export async function queueAnalysis(
  tx: Db,
  { id: filing_id, filed_by }: Pick<typeof filings.$inferSelect, 'id' | 'filed_by'>,
  { version_id, at, by }: Asked,
): Promise<string> {
  const steps = [{ state: 'queued' as const, at: at.toISOString() }];
  const [analysis] = await tx
    .insert(analyses)
    .values({ filing_id, version_id, steps, requested_at: at, requested_by: by ?? null })
    .returning({ id: analyses.id });
  const analysis_id = analysis!.id;
  const queue = laneOf(filed_by, filing_id);
  await addJob(tx, analysisJob, { analysis_id }, { jobKey: subjectOf(analysis_id), queue });
  return analysis_id;
}
