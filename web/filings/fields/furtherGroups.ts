/** The groups of additional fields, under the headings of the fields pane. */
export const furtherGroups = [
  {
    group: 'hearing',
    fields: ['hearing_place', 'reservation_number'],
  },
  { group: 'claims', fields: ['causes_of_action', 'relief', 'sums', 'jury_demand'] },
  { group: 'counsel', fields: ['counsel', 'bar_numbers'] },
  {
    group: 'signing',
    fields: ['has_signature_block', 'signatures', 'has_certificate_of_service', 'service'],
  },
  { group: 'exhibits', fields: ['exhibits_named', 'exhibits_attached'] },
  { group: 'law', fields: ['authorities', 'related_cases'] },
  { group: 'summary', fields: ['summary'] },
] as const;

export type FurtherGroup = (typeof furtherGroups)[number]['group'];

/** The additional fields that a person can correct: the portal composes the summary itself. */
export type AdditionalName = Exclude<(typeof furtherGroups)[number]['fields'][number], 'summary'>;

export function isAdditional(name: string): name is AdditionalName {
  return name !== 'summary' && furtherGroups.some(({ fields }) => (fields as readonly string[]).includes(name));
}
