import type { Hold } from '#contract/review';
import { errorText } from '#web/calls/errorText.ts';
import { toast } from '#web/ui/toast.ts';
import { useUndoDecisionMutation } from './reviewApi.ts';

/** Undoes the person's own decision while it is held. */
export function useUndo() {
  const [undo, { isLoading }] = useUndoDecisionMutation();
  const take = async ({ review_id }: Hold) => {
    const reply = await undo({ id: review_id });
    if (reply.error) toast.error(errorText(reply.error));
    else toast.success(reply.data.message);
  };
  return { take, isLoading };
}
