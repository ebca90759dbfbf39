import { useState } from 'react';
import type { OwnAnalysisStep } from '#contract/courtdoc';
import { addStep } from '#domain/filings/steps';
import type { CallError } from '#web/calls/CallError.ts';
import { noticeEnd } from '#web/calls/callEndpoint.ts';
import { useAppDispatch } from '#web/store.ts';
import { type Analyzed, analyzeOwn, type FilesToAnalyze } from './analyzeOwn.ts';
import { courtdocApi } from './courtdocApi.ts';

/** The steps of each document that is being checked, by document name. */
export type StepsByDocument = Record<string, OwnAnalysisStep[]>;

/** A lost connection can go unnoticed for minutes, so the wait ends when the browser is offline. */
async function whileOnline<Result>(call: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const stop = new AbortController();
  const giveUp = () => stop.abort();
  window.addEventListener('offline', giveUp);
  return call(stop.signal).finally(() => window.removeEventListener('offline', giveUp));
}

/** A check without filing, with its current step. */
export function useAnalyzeOwn() {
  const dispatch = useAppDispatch();
  const [steps, setSteps] = useState<StepsByDocument | null>(null);
  const [error, setError] = useState<CallError | null>(null);
  const analyze = async (papers: FilesToAnalyze): Promise<Analyzed> => {
    setSteps({});
    setError(null);
    const takeStep = (step: OwnAnalysisStep) =>
      setSteps((before) => ({ ...before, [step.document]: addStep(before?.[step.document] ?? [], step) }));
    const reply = await whileOnline((signal) => analyzeOwn(papers, takeStep, signal));
    setSteps(null);
    if ('error' in reply) {
      noticeEnd(reply.error, dispatch);
      setError(reply.error);
    } else dispatch(courtdocApi.util.invalidateTags(['OwnDocuments']));
    return reply;
  };
  return { analyze, isLoading: steps !== null, steps: steps ?? {}, error, reset: () => setError(null) };
}
