import { toast } from '#web/ui/toast.ts';

/** Shows the message of a change and closes its dialog. */
export const whenDone =
  (close: () => void) =>
  ({ message }: { message: string }) => {
    toast.success(message);
    close();
  };
