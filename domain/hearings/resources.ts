/** What a hearing needs for itself while it lasts (decision 25), in the order in which a clash is told. */
export const resourceKinds = ['judge', 'room', 'mediator', 'interpreter', 'attorney'] as const;
export type ResourceKind = (typeof resourceKinds)[number];

/** The field of a hearing's form at which a clash over the resource is shown. */
export const fieldOfResource: Record<ResourceKind, string> = {
  judge: 'judge',
  room: 'venue',
  mediator: 'mediator',
  interpreter: 'interpreter',
  attorney: 'attorney_ids',
};
