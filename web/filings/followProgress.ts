import { AnalysisStep } from '#contract/analyses';
import { followAnalysis } from '#contract/filings';
import { followEvents } from '#web/calls/followEvents.ts';

/**
 * Follows the steps of a filing's analysis as they happen. Returns true if the server reported that the analysis has
 * ended.
 */
export async function followProgress(
  filingId: string,
  onStep: (step: AnalysisStep) => void,
  signal: AbortSignal,
): Promise<boolean> {
  const outcome = await followEvents(
    followAnalysis,
    { id: filingId },
    {
      onEvent: ({ name, data }) => {
        if (name === 'end') return 'ended';
        const step = AnalysisStep.safeParse(data);
        if (step.success) onStep(step.data);
        return undefined;
      },
      // “Not found” means that this person may not follow the filing. After the end of a session, following resumes at
      // the next sign-in.
      refusedBy: [404],
      pause: { first: 250, longest: 5000 },
    },
    signal,
  );
  return outcome === 'ended';
}
