/** Whether single keys belong to the element with the focus: a text field, a list, or a menu. */
const ownsKeys = 'input, textarea, select, [contenteditable], [role="menu"], [role="listbox"]';

/** Whether a person is typing, or a dialog is open, so that single keys must not act. */
export function isTyping(target: EventTarget | null): boolean {
  if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return true;
  return target instanceof HTMLElement && target.closest(ownsKeys) !== null;
}
