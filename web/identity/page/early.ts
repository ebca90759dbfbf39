type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What the person did before the page's script ran. */
export type Early = { typed: { control: Control; value: string }[]; pressed: HTMLElement | null };

/** Where beforeScript.js stores what it observed. */
declare global {
  interface Window {
    assizeEarly?: { pressed: HTMLElement | null; stop: () => void } | undefined;
  }
}

/** Returns the input and the pressed button on the page so far, once. */
export function takeEarly(page: Document, kept: Window): Early {
  const { pressed = null, stop } = kept.assizeEarly ?? {};
  stop?.();
  kept.assizeEarly = undefined;
  delete page.documentElement.dataset.waits;
  const controls = [...page.querySelectorAll<Control>('main input, main select, main textarea')];
  return {
    typed: controls.map((control) => ({ control, value: control.value })).filter(({ value }) => value),
    pressed,
  };
}

/** Enters and presses it again, now that the screen handles events. */
export function replayEarly({ typed, pressed }: Early): void {
  for (const { control, value } of typed) type(control, value);
  // After the screen has the input.
  if (pressed) setTimeout(() => pressed.isConnected && pressed.click(), 0);
}

/** Sets the value as the browser does, so that React detects a change. */
function type(control: Control, value: string): void {
  if (!control.isConnected) return;
  const prototype = Object.getPrototypeOf(control) as object;
  // React compares with the last value that was set on the element itself.
  control.value = '';
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}
