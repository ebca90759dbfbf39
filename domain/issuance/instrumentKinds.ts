/** What a clerk issues in a case. */
export const instrumentKinds = [
  'summons',
  'subpoena',
  'writ_execution',
  'writ_attachment',
  'writ_possession',
  'abstract_judgment',
  'letters_testamentary',
  'letters_administration',
  'letters_guardianship',
  'certified_copy',
] as const;
export type InstrumentKind = (typeof instrumentKinds)[number];

/** Where an issued instrument is. */
export const instrumentStates = ['issued', 'returned_served', 'returned_unserved', 'recalled'] as const;
export type InstrumentState = (typeof instrumentStates)[number];

/** What an instrument states. The names are also those of the values on the printed form. */
export const instrumentFields = [
  'respond_within',
  'witness',
  'appear_on',
  'appear_at',
  'produce',
  'judgment',
  'judgment_on',
  'creditor',
  'debtor',
  'amount',
  'officer',
  'county',
  'property',
  'order',
  'fiduciary',
  'subject',
  'powers',
  'expires_on',
  'entry',
  'requester',
] as const;
export type InstrumentField = (typeof instrumentFields)[number];
export type InstrumentValues = Partial<Record<InstrumentField, string>>;

/** The fields whose values are days. */
export const dayFields: readonly InstrumentField[] = ['appear_on', 'judgment_on', 'expires_on'];
/** The fields whose values are numbers of entries on the docket. */
export const entryFields: readonly InstrumentField[] = ['judgment', 'order', 'entry'];
/** The fields of several lines. */
export const longFields: readonly InstrumentField[] = ['produce', 'property', 'powers'];
