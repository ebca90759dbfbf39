const controls = 'input, select, textarea, button';
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement;

/** Moves the focus to the first open question of the envelope on screen: its empty field, or its first control. */
export function focusFirstQuestion(): void {
  const row = document.querySelector<HTMLElement>('[data-envelope] [data-open]');
  const inside = row?.querySelector('[data-fields]') ?? row;
  if (!row || !inside) return;
  const all = [...inside.querySelectorAll<Control>(controls)];
  const target = all.find((control) => control.tagName !== 'BUTTON' && control.value === '') ?? all[0];
  target?.focus({ preventScroll: true });
  row.scrollIntoView({ block: 'nearest' });
}
