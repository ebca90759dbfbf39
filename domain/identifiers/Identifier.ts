import type { Evidence } from '#domain/documents/DocumentText';

export const identifierKinds = [
  'social_security',
  'taxpayer',
  'financial_account',
  'payment_card',
  'driver_license',
  'passport',
  'alien_number',
  'birth_date',
  'minor_name',
  'home_address',
] as const;
export type IdentifierKind = (typeof identifierKinds)[number];

/** Personal data that a public record must not show in full. The portal never stores or shows it in full. */
export type Identifier = {
  kind: IdentifierKind;
  /**
   * Its last four characters at most; of a birth date the year, of a minor's name the initials, of a home address the
   * city and state, which may be empty.
   */
  shown: string;
  /** 0 to 1, from its form and the words around it. */
  confidence: number;
  /** A home address that the text gives as a child's. */
  of_minor?: true;
  /** The place; its quote has the sensitive part replaced by `•`. */
  evidence: Evidence[];
};
