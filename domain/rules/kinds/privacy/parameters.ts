import type { UnseenKind } from '#domain/documentFacts/Unseen';
import type { ProtectedData } from './protectedData.ts';

/** The part of a person's data that a rule permits in the public file. */
export type Remainder = 'nothing' | 'last4' | 'year' | 'initials' | 'first_name' | 'city_and_state';

/** Parameters of the kinds of rules on what the public file must not show. */
export type PrivacyParameters = {
  redaction: {
    /** The part of each type of data that may be shown. */
    leaves: Partial<Record<ProtectedData, Remainder>>;
    /** What may be shown in criminal cases only. */
    in_criminal_cases?: Partial<Record<ProtectedData, Remainder>>;
    /** An X may appear in place of each letter and digit. */
    masked_by_x?: true;
    /** A suit affecting the parent-child relationship may name the child (Tex. Fam. Code § 102.008). */
    family_suits_may_name_child?: true;
  };
  unseen_text: { kinds: readonly UnseenKind[] };
  /** Failed redactions, under the redaction rule of one court system. */
  failed_redaction: {
    kinds: readonly UnseenKind[];
    system: 'administrative' | 'elsewhere' | 'federal' | 'state';
  };
};
