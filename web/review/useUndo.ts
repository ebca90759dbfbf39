import type { Hold } from '#contract/review';
import { errorText } from '#web/calls/errorText.ts';
import { toast } from '#web/ui/toast.ts';
import { useUndoDecisionMutation } from './reviewApi.ts';

/** Undoes the person's own decision while it is held; the caller then returns to its filing. */
export function useUndo(onUndone?: (hold: Hold) => void) {
  const [undo, { isLoading }] = useUndoDecisionMutation();
  const take = async (hold: Hold) => {
    const reply = await undo({ id: hold.review_id });
    if (reply.error) return toast.error(errorText(reply.error));
    toast.success(reply.data.message);
    onUndone?.(hold);
  };
  return { take, isLoading };
}
