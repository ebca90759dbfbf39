import type { Confidence } from '#domain/authority/CheckedFact';
import type { CodeSystem } from '#domain/docketing/CodeSystem';

/** A form of an order: its text with blanks, who prepares and signs it, and what it does. */
export type OrderForm = {
  id: string;
  label: string;
  systems: readonly CodeSystem[];
  prepared_by: readonly string[];
  /** Who signs, in words; `none` for minutes. */
  signature: string;
  /** The text. `{name}` is a blank. */
  text: string;
  /** On whom it is served; `standard`: as the court system’s rule provides. */
  serve: string;
  effects: readonly string[];
  /** The event of the docket (domain/docketing). */
  event: string;
  note: string | null;
  confidence: Confidence;
};
