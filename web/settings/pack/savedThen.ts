import { toast } from '#web/ui/toast.ts';

/** What an editor does when its item is saved. */
export const savedThen = (onClose: () => void) => (reply: { message: string }) => {
  toast.success(reply.message);
  onClose();
};
