/** What a court must arrange in a case besides filings, each with its own status, deadline, and person. */
export const workItemKinds = ['trial_setting', 'jury_demand', 'interpreter', 'accommodation'] as const;
export type WorkItemKind = (typeof workItemKinds)[number];

/** What people in a case can request themselves; the court enters the others. */
export const requestedKinds = ['interpreter', 'accommodation'] as const satisfies readonly WorkItemKind[];

export const workItemStates = [
  ...(['requested', 'needs_confirmed', 'assigned', 'confirmed', 'appeared', 'not_provided', 'waived'] as const),
  ...(['more_information', 'granted', 'granted_alternative', 'denied', 'review_requested'] as const),
  ...(['fee_due', 'perfected', 'set', 'vacated'] as const),
] as const;
export type WorkItemState = (typeof workItemStates)[number];

export const interpretingModes = ['spoken', 'sign', 'relay'] as const;

type Flow = Partial<Record<WorkItemState, readonly WorkItemState[]>>;
const answers = ['granted', 'granted_alternative', 'denied'] as const;

const flows: Record<WorkItemKind, Flow> = {
  trial_setting: { requested: ['set', 'denied'], set: ['vacated'], vacated: ['set'] },
  jury_demand: { requested: ['fee_due', 'perfected', 'waived'], fee_due: ['perfected', 'waived'] },
  interpreter: {
    requested: ['needs_confirmed', 'assigned', 'not_provided', 'waived'],
    needs_confirmed: ['assigned', 'not_provided', 'waived'],
    assigned: ['confirmed', 'not_provided', 'waived'],
    confirmed: ['appeared', 'not_provided', 'waived'],
  },
  accommodation: {
    requested: ['more_information', ...answers],
    more_information: answers,
    granted_alternative: ['review_requested'],
    denied: ['review_requested'],
    review_requested: answers,
  },
};

/** What the person who made a request decides; everything else is the court's. */
const ofRequester: readonly WorkItemState[] = ['waived', 'review_requested'];

/** To which states an item can be moved, by whom. */
export function nextWorkStates(kind: WorkItemKind, state: WorkItemState, by: 'court' | 'requester'): WorkItemState[] {
  const next = flows[kind][state] ?? [];
  return by === 'requester' ? next.filter((one) => ofRequester.includes(one)) : [...next];
}

/** The states in which the court has something to do. */
export const openWorkStates: readonly WorkItemState[] = [
  ...(['requested', 'needs_confirmed', 'assigned', 'confirmed', 'more_information'] as const),
  ...(['review_requested', 'fee_due', 'vacated'] as const),
];
