import { useState } from 'react';
import type { OwnAnalysisStep } from '#contract/documents';
import { addStep } from '#domain/filings/steps';
import type { CallError } from '#web/CallError.ts';
import { noticeEnd } from '#web/callEndpoint.ts';
import { useAppDispatch } from '#web/store.ts';
import { type Analyzed, analyzeOwn, type OwnPapers } from './analyzeOwn.ts';
import { courtdocApi } from './courtdocApi.ts';

/** The steps of each document that is being checked, by its name. */
export type StepsByDocument = Record<string, OwnAnalysisStep[]>;

/** A check without filing, with what it does at this moment. */
export function useAnalyzeOwn() {
  const dispatch = useAppDispatch();
  const [steps, setSteps] = useState<StepsByDocument | null>(null);
  const [error, setError] = useState<CallError | null>(null);
  const analyze = async (papers: OwnPapers): Promise<Analyzed> => {
    setSteps({});
    setError(null);
    const reply = await analyzeOwn(papers, (step) =>
      setSteps((before) => ({ ...before, [step.document]: addStep(before?.[step.document] ?? [], step) })),
    );
    setSteps(null);
    if ('error' in reply) {
      noticeEnd(reply.error, dispatch);
      setError(reply.error);
    } else dispatch(courtdocApi.util.invalidateTags(['OwnDocuments']));
    return reply;
  };
  return { analyze, isLoading: steps !== null, steps: steps ?? {}, error, reset: () => setError(null) };
}
