/** A document's role in the briefing of a motion or an appeal. */
export type Part = 'principal' | 'opposition' | 'reply';

/**
 * A length limit. It applies to every document of its rule, or only to the role, type of motion, or document type that
 * it names. If several limits match, the most specific one applies.
 */
export type Limit = {
  words?: number;
  /** If words are given as well, either limit suffices. */
  pages?: number;
  part?: Part;
  motion?: 'dispositive' | 'reconsideration' | 'rehearing' | 'summary_judgment';
  /** A document type, by its name in rules. */
  document?:
    | 'answer'
    | 'brief_cross_appeal'
    | 'petition_mandamus'
    | 'petition_permission'
    | 'petition_rehearing'
    | 'petition_review';
  /**
   * Documents do not state their stage with certainty. If limits differ only by stage, a document within the lowest
   * complies, and one over the highest does not.
   */
  stage?: string;
  /** A case type in which this limit may also apply. */
  case?: 'death_sentence';
};

/** Parameters of the kinds of rules on length. */
export type LengthParameters = {
  word_limit: {
    limits: readonly Limit[];
    certificate_required?: true;
    /** A part of the court, by its name in lower case. */
    only_in?: string;
    /** Affidavits and affirmations of witnesses have no limit. */
    witnesses_unlimited?: true;
    /** Whether the limit applies to the document depends on the case type. */
    depends_on_case?: true;
  };
  page_limit: {
    limits: readonly Limit[];
    /** The cover or the page with the caption does not count. */
    cover_excluded?: true;
    /** Applies only to letter-size paper; booklets have a word limit (Sup. Ct. R. 33.2(b)). */
    letter_paper_only?: true;
  };
  attachment_pages: { pages: number };
};
