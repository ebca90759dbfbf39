import type { FilingDetails } from '#contract/filings';
import { errorText } from '#web/calls/errorText.ts';
import { toast } from '#web/ui/toast.ts';
import { useReanalyzeFilingMutation } from '../filingsApi.ts';

/** Analyzes a document again, if permitted; the steps then arrive automatically. */
export function useReanalysis(filing: FilingDetails): { ask: (() => void) | undefined; isAsking: boolean } {
  const [reanalyze, { isLoading }] = useReanalyzeFilingMutation();
  const ask = async () => {
    const reply = await reanalyze({ id: filing.id });
    if (reply.error) toast.error(errorText(reply.error));
    else toast.success(reply.data.message);
  };
  return { ask: filing.abilities.reanalyze ? () => void ask() : undefined, isAsking: isLoading };
}
