import type { PendingMotion } from '#contract/rulings';
import { errorText } from '#web/calls/errorText.ts';
import { toast } from '#web/ui/toast.ts';
import { useAdoptTentativeMutation } from './tentativesApi.ts';

/** Adopts the tentative ruling on a motion as the ruling, which can be undone for a minute. */
export function useAdoptTentative() {
  const [adopt] = useAdoptTentativeMutation();
  return async ({ tentative }: PendingMotion, hearing_id?: string): Promise<void> => {
    if (!tentative) return;
    const { id, version } = tentative;
    const reply = await adopt({ id, version, ...(hearing_id && { hearing_id }) });
    if (reply.error) toast.error(errorText(reply.error));
    else toast.success(reply.data.message);
  };
}
