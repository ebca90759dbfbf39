import { errorText } from '#web/calls/errorText.ts';
import { toast } from '#web/ui/toast.ts';
import { useMarkDeadlineMutation } from './deadlinesApi.ts';

/** Marks a deadline as met, or removes the mark; what happened is stated. Returns whether it was done. */
export function useMark() {
  const [send, { isLoading: busy }] = useMarkDeadlineMutation();
  const mark = async (asked: Parameters<typeof send>[0]): Promise<boolean> => {
    const reply = await send(asked);
    if (reply.data) toast.success(reply.data.message);
    else toast.error(errorText(reply.error));
    return reply.data !== undefined;
  };
  return { mark, busy };
}
