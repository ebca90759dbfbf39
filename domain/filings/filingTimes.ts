/**
 * Which receipt dates an accepted filing whose correction turned out to be a different document: that of the document
 * that is filed, or that of the returned one. Relation back is the clerk's decision under the court's rules.
 */
export const filingTimes = ['received', 'first_received'] as const;
export type FilingTime = (typeof filingTimes)[number];

/** The moment of receipt that dates a filing. */
export function dateOfReceipt(
  { received_at, first_received_at }: { received_at: Date; first_received_at: Date | null },
  filed_as_of: FilingTime | null,
): Date {
  return filed_as_of === 'first_received' && first_received_at ? first_received_at : received_at;
}
