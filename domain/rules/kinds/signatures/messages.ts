/** A detail that identifies a signer or is contact information. */
export type ContactDetail =
  | 'address'
  | 'phone'
  | 'fax'
  | 'email'
  | 'bar_number'
  | 'state_bar_number'
  | 'florida_bar_number'
  | 'name';

/** The findings of the rules on signatures. A bar number’s name, form, and remedy are from the court’s rule. */
export type SignatureProblems = {
  'signatures.missing': Record<never, never>;
  'signatures.line_blank': Record<never, never>;
  'signatures.conformed_before_notary': Record<never, never>;
  'signatures.block_incomplete': { details: readonly ContactDetail[] };
  'signatures.contact_incomplete': { details: readonly ContactDetail[] };
  'signatures.government_missing': Record<never, never>;
  'signatures.statute_missing': Record<never, never>;
  'signatures.bar_number_missing': { name: string; remedy: string };
  'signatures.bar_number_malformed': { number: string; name: string; form: string; remedy: string };
};

/** Why a rule on signatures was not checked. */
export type SignatureDoubts = {
  'signatures.unread': Record<never, never>;
  'signatures.perhaps_by_hand': Record<never, never>;
  /** No signature in the text of pages that were recognized from images. */
  'signatures.perhaps_on_recognized_pages': Record<never, never>;
  /** No signature in the text, but an image or a drawn mark on a page. */
  'signatures.perhaps_drawn': { page: number };
  'signatures.no_block': Record<never, never>;
  'signatures.service_address_in_account': Record<never, never>;
};
