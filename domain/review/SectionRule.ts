import type { CaseType } from '#domain/courts/choices';
import type { CourtLanguage } from '#domain/documentFacts/languages';
import type { DocumentTypeId } from '#domain/documentTypes/documentTypes';

/** Who submitted a filing. */
export const filerKinds = ['attorney', 'self_represented', 'court'] as const;
export type FilerKind = (typeof filerKinds)[number];

/** What routing rules examine in a filing. Null if it is unknown. */
export type RoutedFacts = {
  case_type: CaseType | null;
  /** The category of its case; for a new case, the one that its title names beyond doubt. */
  category: string | null;
  /** The filing code that its type and title determine with certainty. */
  filing_code: string | null;
  document_type: DocumentTypeId | null;
  /** The language of most of the lead document. */
  language: CourtLanguage | null;
  filer: FilerKind | null;
  /** The filer's entry on the roster. */
  bar_number: string | null;
  attorney_type: string | null;
};

/** The conditions of a rule. An empty list sets no condition; every list that is not empty must be met. */
export type SectionConditions = {
  case_types: CaseType[];
  /** IDs of case categories of the court's pack. */
  categories: string[];
  /** IDs of filing codes of the court's pack. */
  filing_codes: string[];
  document_types: DocumentTypeId[];
  languages: CourtLanguage[];
  filers: FilerKind[];
  bar_numbers: string[];
  attorney_types: string[];
};

/** A routing rule: filings that meet its conditions go to the section. */
export type SectionRule = { section_id: string; conditions: SectionConditions };

/** Each list of conditions with the fact that it is about. */
export const factOf = {
  case_types: 'case_type',
  categories: 'category',
  filing_codes: 'filing_code',
  document_types: 'document_type',
  languages: 'language',
  filers: 'filer',
  bar_numbers: 'bar_number',
  attorney_types: 'attorney_type',
} as const satisfies Record<keyof SectionConditions, keyof RoutedFacts>;

export const conditionNames = Object.keys(factOf) as (keyof SectionConditions)[];

export const noConditions: SectionConditions = {
  case_types: [],
  categories: [],
  filing_codes: [],
  document_types: [],
  languages: [],
  filers: [],
  bar_numbers: [],
  attorney_types: [],
};
