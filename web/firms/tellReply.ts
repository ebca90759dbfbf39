import { errorText } from '#web/calls/errorText.ts';
import { toast } from '#web/ui/toast.ts';

type Reply = { data?: { message: string } | undefined; error?: unknown };

/** Shows the message of a change, or why it was refused. Returns whether it succeeded. */
export async function tellReply(asked: PromiseLike<Reply>): Promise<boolean> {
  const reply = await asked;
  if (reply.data) toast.success(reply.data.message);
  else toast.error(errorText(reply.error));
  return reply.data !== undefined;
}
