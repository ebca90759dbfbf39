import { useEffect, useState } from 'react';
import type { AnalysisStep } from '#contract/analyses';
import type { FilingDetails } from '#contract/filings';
import { hasEnded } from '#domain/filings/states';
import { useAppDispatch } from '#web/store.ts';
import { filingsApi } from './filingsApi.ts';
import { followProgress } from './followProgress.ts';

/** The steps of a filing's analysis: the stored ones, and live ones while it runs. */
export function useLiveSteps(filing: FilingDetails): AnalysisStep[] {
  const dispatch = useAppDispatch();
  const [live, setLive] = useState<AnalysisStep[]>([]);
  const running = !hasEnded(filing.analysis_state);
  useEffect(() => {
    if (!running) return;
    const stop = new AbortController();
    setLive([]);
    void followProgress(filing.id, (step) => setLive((before) => [...before, step]), stop.signal).then(() => {
      if (!stop.signal.aborted)
        dispatch(filingsApi.util.invalidateTags(['Filings', { type: 'Filing', id: filing.id }]));
    });
    return () => stop.abort();
  }, [running, filing.id, dispatch]);
  return running && live.length > 0 ? live : filing.steps;
}
