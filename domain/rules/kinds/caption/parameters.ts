import type { NoParameters } from '../NoParameters.ts';
import type { CaptionElement } from './captionElements.ts';
import type { CounselDetail } from './counselDetails.ts';

/** Parameters of the kinds of rules on captions and covers. */
export type CaptionParameters = {
  caption_element: {
    elements: readonly CaptionElement[];
    /** The details in the filer’s block of documents that a party signs. */
    of_filer?: readonly CaptionElement[];
    /** A notice of a hearing states its time and place. */
    hearing_notice?: true;
  };
  counsel_block: {
    fields: readonly CounselDetail[];
    /** The line of pleading paper on which the court’s title begins. */
    title_line?: number;
  };
  court_title_line: { line: number };
  limited_case_caption: { most_usd: number };
  caption_label: { one_of: readonly string[] };
  family_style: NoParameters;
  case_number_pattern: { format: 'index_number' | 'alien_number' };
  party_names: NoParameters;
  party_each_side: NoParameters;
  party_residence: NoParameters;
  appeal_roles: { roles: readonly string[] };
};
