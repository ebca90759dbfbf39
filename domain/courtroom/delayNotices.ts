/** What became of the notice of a delay to a person without an account. */
export const delayNoticeStates = ['pending', 'sent', 'failed', 'no_email'] as const;
export type DelayNoticeState = (typeof delayNoticeStates)[number];

/** Someone in a hearing that has not begun, as the service list has them. `email` is null if the court has none. */
export type Waiting = { key: string; name: string; email: string | null };

const folded = (text: string) => text.trim().toLowerCase();

/**
 * Those of the people who wait whom no notice in the portal reached, each once: by email address, or else by name.
 * `reached` are the names and email addresses of the accounts that were notified.
 */
export function withoutNotice(waiting: readonly Waiting[], reached: readonly string[]): Waiting[] {
  const known = new Set(reached.map(folded));
  const left: Waiting[] = [];
  for (const one of waiting.toSorted((a, b) => Number(a.email === null) - Number(b.email === null))) {
    const names = [one.name, ...(one.email === null ? [] : [one.email])].map(folded);
    const isKnown = one.email === null ? known.has(names[0]!) : known.has(names[1]!);
    if (isKnown) continue;
    for (const name of names) known.add(name);
    left.push(one);
  }
  return left;
}
