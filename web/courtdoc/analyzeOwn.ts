import { analyzeWithoutFiling, type OwnAnalysis, OwnAnalysisStep } from '#contract/courtdoc';
import type { FilingChoices } from '#contract/filings';
import { buildRequest } from '#web/calls/buildRequest.ts';
import { type CallError, toCallError } from '#web/calls/CallError.ts';
import { readEvents } from '#web/calls/readEvents.ts';
import { session } from '#web/session/session.ts';

export type FilesToAnalyze = { document: File; supporting_documents?: File[] } & FilingChoices;
export type Analyzed = { analysis: OwnAnalysis } | { error: CallError };

/** Reads and checks documents without filing them, and reports each step as it happens. */
export async function analyzeOwn(
  papers: FilesToAnalyze,
  onStep: (step: OwnAnalysisStep) => void,
  signal: AbortSignal,
): Promise<Analyzed> {
  const [address, request] = buildRequest(analyzeWithoutFiling, papers, session.token());
  const headers = { ...request.headers, accept: 'text/event-stream, application/json;q=0.9' };
  const response = await fetch(address, { ...request, headers, signal }).catch(() => null);
  if (!response) return lost;
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
  if (!isStream || !response.body) {
    const body: unknown = await response.json().catch(() => ({}));
    return response.ok ? believe(body) : { error: toCallError(response.status, body) };
  }
  return follow(response.body, onStep).catch(() => lost);
}

async function follow(body: ReadableStream<Uint8Array<ArrayBuffer>>, onStep: (step: OwnAnalysisStep) => void) {
  for await (const { name, data } of readEvents(body)) {
    if (name === 'reply') return believe(data);
    if (name === 'refusal') return { error: toCallError((data as { status?: number })?.status ?? 500, data) };
    const step = OwnAnalysisStep.safeParse(data);
    if (step.success) onStep(step.data);
  }
  return lost;
}

const lost: Analyzed = { error: { status: 0, error: '' } };

function believe(body: unknown): Analyzed {
  const reply = analyzeWithoutFiling.reply.safeParse(body);
  return reply.success ? { analysis: reply.data.analysis } : { error: { status: 201, code: 'fault', error: '' } };
}
