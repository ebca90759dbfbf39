import type { DialogProps } from './DialogFrame.tsx';
import { lazily } from './lazily.tsx';
import { loadToasts } from './toast.ts';

const load = async () => (await import('./DialogFrame.tsx')).DialogFrame;
const DialogFrame = lazily(load, null);

/** A dialog over the page: it takes the focus, returns it on closing, and closes with Escape or its button. */
export function Dialog({ isOpen, ...props }: DialogProps & { isOpen: boolean }) {
  return isOpen ? <DialogFrame {...props} /> : null;
}

/** Fetches the code of dialogs and toasts, so that one can open without a connection. */
export function prepareDialogs(): void {
  void load().catch(() => {});
  void loadToasts().catch(() => {});
}
