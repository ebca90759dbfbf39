import { openAsBlob } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { MeasuredCourt } from './startCourt.ts';

/** The response to one document: `analysis`, the code of a refusal, or an unexpected result. */
export type Answered = { answer: string; ms: number; words: string };

const patienceMs = 180_000;

type Body = {
  code?: string;
  error?: string;
  details?: { reason?: { code: string; error: string } };
  job?: { filing_id: string };
};

type Details = { analysis_state?: string; analysis_error?: { code: string; error: string } | null };

/** Sends a document as a browser does and follows its analysis to the end. It remains a draft. */
export async function sendHostile(court: MeasuredCourt, file: string, name: string): Promise<Answered> {
  const began = performance.now();
  const ended = (answer: string, words = ''): Answered => ({ answer, words, ms: performance.now() - began });
  const form = new FormData();
  form.append('main_document', await openAsBlob(file), name);
  const headers = { authorization: `Bearer ${court.token}` };
  try {
    const signal = AbortSignal.timeout(patienceMs);
    const reply = await fetch(`${court.url}/api/documents/analyze/`, { method: 'POST', headers, body: form, signal });
    const body = (await reply.json()) as Body;
    if (reply.status === 201) return ended('analysis');
    if (reply.status === 202 && body.job) return await follow(body.job.filing_id);
    if (body.code === 'analysis_failed' && body.details?.reason) {
      return ended(body.details.reason.code, body.details.reason.error);
    }
    return ended(reply.status < 500 && body.code ? body.code : `status ${reply.status}`, body.error);
  } catch (error) {
    return ended(error instanceof DOMException ? 'no answer' : `broken: ${String(error)}`);
  }

  /** Polls an analysis that takes longer than the call waits. */
  async function follow(filing: string): Promise<Answered> {
    while (performance.now() - began < patienceMs) {
      await pause(500);
      const reply = await fetch(`${court.url}/api/documents/${filing}/`, { headers });
      const details = (await reply.json()) as Details;
      if (details.analysis_state === 'done') return ended('analysis');
      if (details.analysis_error) return ended(details.analysis_error.code, details.analysis_error.error);
    }
    return ended('no answer');
  }
}
