/** What can need attention, in order of urgency when nothing expires. */
export const needKinds = [
  'component',
  'job',
  'webhook',
  'hearing',
  'deadline',
  'returned',
  'lapsed',
  'profile',
  'signature',
  'fee_waiver',
  'undelivered_order',
  'default_request',
  'doubt',
  'review',
  'hearing_request',
  'judge',
  'claim',
  'access',
  'contact',
  'incomplete',
] as const;
export type NeedKind = (typeof needKinds)[number];

/** One thing that needs attention. `due` is a date, YYYY-MM-DD, or a moment; `since` a moment. */
export type Need = {
  id: string;
  kind: NeedKind;
  title: string;
  body: string;
  due: string | null;
  overdue: boolean;
  since: string | null;
  href: string;
};

/** What expires first comes first; what does not expire follows by type, the longest waiting first. */
export function orderNeeds(needs: readonly Need[]): Need[] {
  return [...needs].sort(
    (a, b) =>
      compare(a.due, b.due) ||
      needKinds.indexOf(a.kind) - needKinds.indexOf(b.kind) ||
      compare(a.since, b.since) ||
      a.id.localeCompare(b.id),
  );
}

/** Days end when the day does; what has no time comes last. */
function compare(one: string | null, other: string | null): number {
  const [a, b] = [one, other].map((time) => (time === null ? '~' : time.length === 10 ? `${time}T24` : time)) as [
    string,
    string,
  ];
  return a < b ? -1 : a > b ? 1 : 0;
}
