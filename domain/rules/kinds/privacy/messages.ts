import type { UnseenKind, UnseenNotice } from '#domain/documentFacts/Unseen';
import type { IdentifierKind } from '#domain/identifiers/Identifier';
import type { Remainder } from './parameters.ts';

/** The findings of the rules on personal data and hidden text. */
export type PrivacyProblems = {
  'privacy.identifier_shown': {
    kind: IdentifierKind;
    /** The number of different identifiers. */
    number: number;
    /**
     * The part of the first identifiers that the message shows: the last characters, the year of a birth date, a
     * minor’s initials, or the city and state of a home address, if stated.
     */
    shown: readonly string[];
    /** The document’s name; null for a submission of one document. */
    document: string | null;
    /** If the pages are not numbered, `places` is the number of positions. */
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

/** Why a rule on personal data or hidden text was not checked. */
export type PrivacyDoubts = {
  'privacy.document_confidential': Record<never, never>;
  'privacy.family_suit_names_child': Record<never, never>;
  'privacy.word_97': Record<never, never>;
};
