import type { UnseenKind, UnseenNotice } from '#domain/documentFacts/Unseen';
import type { IdentifierKind } from '#domain/identifiers/Identifier';
import type { Remainder } from './parameters.ts';

/** What the rules on personal data and on hidden words find. */
export type PrivacyProblems = {
  'privacy.identifier_shown': {
    kind: IdentifierKind;
    /** How many different ones. */
    number: number;
    /** Of the first of them, what is shown here too: the last characters, the year of a birth date, a minor’s initials. */
    shown: readonly string[];
    /** The document’s name; null for a submission of one document. */
    document: string | null;
    /** Without numbered pages, `places` counts where they are. */
    pages: readonly number[];
    places: number;
    /** The part that the rule permits in the public file. */
    remains: Remainder;
    masked_by_x: boolean;
  };
  'privacy.unseen_words': {
    name: string;
    kind: UnseenKind;
    pages: readonly number[];
    notices: readonly UnseenNotice[];
  };
};

/** Why a rule on personal data or hidden words was not checked. */
export type PrivacyDoubts = {
  'privacy.document_confidential': Record<never, never>;
  'privacy.family_suit_names_child': Record<never, never>;
  'privacy.word_97': Record<never, never>;
};
