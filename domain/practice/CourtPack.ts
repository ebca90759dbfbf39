import type { Confidence } from '#domain/authority/CheckedFact';
import type { CaseType } from '#domain/courts/choices';
import type { Confidentiality, JuryRight, PackSystem, SequenceReset, SequenceScope } from './packChoices.ts';
import type { TitleForm } from './titleForms.ts';

/** What every item of a pack has. An item that is not active is kept for the records that use it. */
export type PackItem = {
  id: string;
  label: string;
  authority: string;
  confidence: Confidence;
  note: string;
  active: boolean;
};

/** A category of cases under one of the six case types: a cover sheet's code, a nature of suit, a division's letters. */
export type CaseCategory = PackItem & {
  code: string;
  /** The heading under which the court's form lists it. */
  group: string;
  case_type: CaseType;
  confidentiality: Confidentiality;
  jury: JuryRight;
  title: TitleForm;
};

/** Letters in a number, and the cases that have them: categories by ID or group, or else whole case types. */
export type NumberLetters = {
  letters: string;
  meaning: string;
  categories: string[];
  case_types: CaseType[];
};

/** How a court writes the numbers of its cases, and which sequence they come from. */
export type NumberFormat = PackItem & {
  /** For example `{yy}{cat}{seq:06}`; see `numberTemplate.ts`. */
  template: string;
  /** The values of the template's own fields, for example the office of a federal court. */
  fields: { name: string; value: string; meaning: string }[];
  letters: NumberLetters[];
  resets: SequenceReset;
  per: SequenceScope;
  /** The first number of a sequence. */
  first: number;
};

/** A type of hearing, with its usual length. */
export type HearingType = PackItem & { minutes: number };

/** A filing code or a docket event of the court, with the text of its entry in the court's style. */
export type DocketCode = PackItem & { group: string; text: string };

/** Which format each case type has; null where the court does not create numbers, as with A-numbers. */
export type Numbering = Record<CaseType, string | null>;

/** A court's categories, number formats, hearing types, and docket codes: the built-in ones of its system with its own changes. */
export type CourtPack = {
  name: string;
  version: string;
  system: PackSystem;
  categories: CaseCategory[];
  number_formats: NumberFormat[];
  hearing_types: HearingType[];
  filing_codes: DocketCode[];
  docket_events: DocketCode[];
  numbering: Numbering;
};

/** The sections that consist of items. */
export const packSections = ['categories', 'number_formats', 'hearing_types', 'filing_codes', 'docket_events'] as const;
export type PackSection = (typeof packSections)[number];

/** What a court has changed: whole items, which replace those of the same ID or are added. */
export type PackChanges = Pick<CourtPack, PackSection> & { numbering: Partial<Numbering> };

/** A court that uses the built-in pack. */
export const noChanges: PackChanges = {
  categories: [],
  number_formats: [],
  hearing_types: [],
  filing_codes: [],
  docket_events: [],
  numbering: {},
};
