import type { DialogProps } from './DialogFrame.tsx';
import { lazily } from './lazily.tsx';
import { loadToasts } from './toast.ts';

const load = async () => (await import('./DialogFrame.tsx')).DialogFrame;
const DialogFrame = lazily(load, null);

/** A dialog over the page: takes the focus, gives it back, closes by Escape and by its button. */
export function Dialog({ isOpen, ...props }: DialogProps & { isOpen: boolean }) {
  return isOpen ? <DialogFrame {...props} /> : null;
}

/** Fetches what every dialog and toast needs, so that one opens without a connection, too. */
export function prepareDialogs(): void {
  void load().catch(() => {});
  void loadToasts().catch(() => {});
}
