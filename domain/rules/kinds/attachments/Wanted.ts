import type { DocumentTypeId } from '#domain/documentTypes/documentTypes';

/**
 * How a required attachment is recognized: by its form number, its title or file name, or wording in the lead document.
 */
export type Wanted = {
  forms?: readonly string[];
  title?: RegExp;
  types?: readonly DocumentTypeId[];
  /** Not the lead document itself, regardless of its title. */
  apart?: boolean;
  /** Statements that show that the lead document contains the attachment, or that it is submitted in another way. */
  states?: readonly string[];
};

/** Attachments without a form number or title. */
export type Attachment =
  | 'certified_death_certificate'
  | 'final_removal_order'
  | 'instrument_sued_on'
  | 'original_will'
  | 'state_process'
  | 'will_copy'
  | 'written_instrument';

/** Statements required in a document with attachments. */
export type AttachedStatement =
  | 'date_of_death'
  | 'estate_value'
  | 'fee_receipt_or_waiver'
  | 'heirs'
  | 'oath'
  | 'opposing_party_position';
