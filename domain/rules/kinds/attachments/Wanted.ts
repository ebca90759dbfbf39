import type { DocumentTypeId } from '#domain/documentTypes/documentTypes';

/**
 * How a required attachment is recognized: its form's number, its title or file name, or words of the lead document.
 */
export type Wanted = {
  forms?: readonly string[];
  title?: RegExp;
  types?: readonly DocumentTypeId[];
  /** Not the lead document itself, regardless of its title. */
  apart?: boolean;
  /** Statements by which the lead document itself carries it, or says that it comes by another way. */
  states?: readonly string[];
};

/** Attachments without their own form number or title. */
export type Attachment =
  | 'certified_death_certificate'
  | 'final_removal_order'
  | 'instrument_sued_on'
  | 'original_will'
  | 'state_process'
  | 'will_copy'
  | 'written_instrument';

/** What a document with attachments must state. */
export type AttachedStatement =
  | 'date_of_death'
  | 'estate_value'
  | 'fee_receipt_or_waiver'
  | 'heirs'
  | 'oath'
  | 'opposing_party_position';
