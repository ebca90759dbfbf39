import { and, eq, lt } from 'drizzle-orm';
import { z } from 'zod';
import { type RefusalCode, refusals } from '#contract/refusals';
import type { AnalysisJob, AnalysisV1, AnalyzeInput } from '#contract/v1';
import { dayMs } from '#domain/days/days';
import { findOwnCheck } from '#server/checks/findOwnCheck';
import { analyzeWithoutFiling } from '#server/courtdoc/analysis/analyzeWithoutFiling';
import { describeOwnAnalysis } from '#server/courtdoc/analysis/describeOwnAnalysis';
import { findOwnAnalysis } from '#server/courtdoc/history/findOwn';
import { apiAnalyses } from '#server/db/schema/v1';
import { discardBlobJob } from '#server/documents/discardBlobJob';
import { laneOf } from '#server/filings/laneOf';
import type { ReceivedFile } from '#server/filings/receiveFiles';
import { findActorInCourt } from '#server/identity/findActorsByCourt';
import { addJob } from '#server/jobs/addJob';
import type { Actor } from '#server/kernel/actor';
import type { Needs, Services } from '#server/kernel/needs';
import { defineJob } from '#server/kernel/ports/Job';
import { Refusal } from '#server/kernel/Refusal';
import { chosenOf, describeAnalysis } from './describeAnalysis.ts';
import type { Caller } from './findKeyActor.ts';
import { faultProblem, problemType } from './toProblem.ts';

/** An analysis that a caller does not wait for. */
export const apiAnalysisJob = defineJob(
  'analyze_for_api',
  z.object({ id: z.uuid(), key_id: z.uuid(), size: z.int().min(0) }),
);

const keptForMs = 7 * dayMs;

/** Starts an asynchronous analysis of a document, and returns where to check on it. */
export async function queueAnalysis(
  { db, now }: Needs<'db' | 'now'>,
  { actor, key_id }: Caller,
  file: ReceivedFile,
  choices: z.infer<typeof AnalyzeInput>,
): Promise<AnalysisJob> {
  const { court_id, person_id: requested_by } = actor;
  const { sha256, file_name, size } = file;
  const id = await db.transaction(async (tx) => {
    const [made] = await tx
      .insert(apiAnalyses)
      .values({ court_id, requested_by, sha256, file_name, choices, requested_at: now() })
      .returning({ id: apiAnalyses.id });
    const queue = laneOf(requested_by, made!.id);
    await addJob(tx, apiAnalysisJob, { id: made!.id, key_id, size }, { queue });
    return made!.id;
  });
  return { jobId: id, status: 'queued', location: locationOf(id), analysis: null, error: null };
}

/** The caller's job; another caller's is not found. */
export async function readAnalysisJob(needs: Needs<'db' | 'now'>, { actor }: Caller, id: string): Promise<AnalysisJob> {
  const [job] = await needs.db
    .select()
    .from(apiAnalyses)
    .where(
      and(
        eq(apiAnalyses.id, id),
        eq(apiAnalyses.requested_by, actor.person_id),
        eq(apiAnalyses.court_id, actor.court_id),
      ),
    );
  if (!job) throw new Refusal('not_found');
  const { state: status, error } = job;
  const analysis = status === 'done' ? await describeResult(needs, actor, job) : null;
  return { jobId: id, status, location: locationOf(id), analysis, error: error && describeError(error.code) };
}

/** What was read, in words; a result that its owner removed is not there. */
async function describeResult(
  needs: Needs<'db' | 'now'>,
  actor: Actor,
  { analysis_id, choices }: typeof apiAnalyses.$inferSelect,
): Promise<AnalysisV1> {
  if (analysis_id === null) throw new Refusal('not_found');
  const kept = await findOwnAnalysis(needs, actor, analysis_id);
  return describeAnalysis(describeOwnAnalysis(kept, await findOwnCheck(needs.db, analysis_id)), choices);
}

/** Does such an analysis. It may be begun twice; what has ended stays as it is. */
export async function runAnalysisJob(
  services: Services,
  { id, key_id, size }: z.infer<typeof apiAnalysisJob.payload>,
): Promise<void> {
  const [job] = await services.db.select().from(apiAnalyses).where(eq(apiAnalyses.id, id));
  if (job?.state !== 'queued') return;
  const owner = { person_id: job.requested_by, court_id: job.court_id };
  const actor = await findActorInCourt(services.db, owner, {
    session_id: key_id,
    address: '127.0.0.1',
    user_agent: null,
  });
  try {
    if (!actor) throw new Refusal('key_refused');
    const { sha256, file_name } = job;
    const analysis = await analyzeWithoutFiling(services, actor, {
      file: { field: 'file', file_name, sha256, size },
      supporting: [],
      chosen: chosenOf(job.choices),
    });
    await end(services, id, { state: 'done', analysis_id: analysis.id });
  } catch (error) {
    // The queue tries it again when the scanner is due.
    if (!(error instanceof Refusal) || error.code === 'scan_pending') throw error;
    await end(services, id, { state: 'failed', error: { code: error.code } });
  }
}

export async function failAnalysisJob(services: Needs<'db' | 'now'>, { id }: { id: string }): Promise<void> {
  await end(services, id, { state: 'failed', error: { code: 'fault' } });
}

function describeError(code: RefusalCode | 'fault'): AnalysisJob['error'] {
  const title = code === 'fault' ? faultProblem({}).title : refusals[code].words;
  return { type: problemType(code), title, status: 422, code };
}

/** Deletes week-old requests, and their documents if nothing else needs them. */
export async function forgetAnalysisJobs({ db, now }: Needs<'db' | 'now'>): Promise<void> {
  await db.transaction(async (tx) => {
    const gone = await tx
      .delete(apiAnalyses)
      .where(lt(apiAnalyses.requested_at, new Date(now().getTime() - keptForMs)))
      .returning({ sha256: apiAnalyses.sha256 });
    for (const { sha256 } of gone) await addJob(tx, discardBlobJob, { sha256 });
  });
}

const locationOf = (id: string) => `/api/v1/documents/analyses/${id}`;

type End = Partial<Pick<typeof apiAnalyses.$inferInsert, 'state' | 'analysis_id' | 'error'>>;

async function end({ db, now }: Needs<'db' | 'now'>, id: string, with_: End): Promise<void> {
  await db
    .update(apiAnalyses)
    .set({ ...with_, finished_at: now() })
    .where(and(eq(apiAnalyses.id, id), eq(apiAnalyses.state, 'queued')));
}
