/** Where the default of a party is. */
export const defaultStates = ['requested', 'entered', 'judgment', 'declined', 'set_aside'] as const;
export type DefaultState = (typeof defaultStates)[number];

/** The states in which a default is open or in force; a party has at most one of them. */
export const defaultsInForce: readonly DefaultState[] = ['requested', 'entered', 'judgment'];

/** The two acts, each with its checklist. */
export const defaultStages = ['entry', 'judgment'] as const;
export type DefaultStage = (typeof defaultStages)[number];

/** What the checklists of a default contain. */
export const defaultItems = [
  'entry_power',
  'request',
  'service',
  'return',
  'time',
  'response',
  'stay',
  'capacity',
  'venue',
  'mailing',
  'judgment_power',
  'default',
  'sum_certain',
  'published',
  'adult',
  'military',
  'appearance',
  'one_year',
  'others',
  'costs',
  'interest',
] as const;
export type DefaultItem = (typeof defaultItems)[number];
