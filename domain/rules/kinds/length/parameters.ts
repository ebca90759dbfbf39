/** A document's role in the briefing of a motion or an appeal. */
export type Part = 'principal' | 'opposition' | 'reply';

/**
 * How long a document may be. It is about every document of its rule, but for what it names: a part in the exchange, a kind of
 * motion, a document type. Of several the one that names most holds.
 */
export type Limit = {
  words?: number;
  /** With words: either is enough. */
  pages?: number;
  part?: Part;
  motion?: 'dispositive' | 'reconsideration' | 'rehearing' | 'summary_judgment';
  /** A document type, by the rules’ name for it. */
  document?:
    | 'answer'
    | 'brief_cross_appeal'
    | 'petition_mandamus'
    | 'petition_permission'
    | 'petition_rehearing'
    | 'petition_review';
  /** No document states this with certainty: if limits differ only by stage, a document within the lowest is short enough and one over the highest too long. */
  stage?: string;
  /** A case type in which this limit may also apply. */
  case?: 'death_sentence';
};

/** Parameters of the kinds of rules on length. */
export type LengthParameters = {
  word_limit: {
    limits: readonly Limit[];
    certificate_required?: true;
    /** A part of the court, as its name says it, in lower case. */
    only_in?: string;
    /** Affidavits and affirmations of witnesses have no limit. */
    witnesses_unlimited?: true;
    /** Whether the limit is the document’s own depends on the case type. */
    depends_on_case?: true;
  };
  page_limit: {
    limits: readonly Limit[];
    /** The cover or the page with the caption does not count. */
    cover_excluded?: true;
    /** A booklet is limited in words (Sup. Ct. R. 33.2(b)). */
    letter_paper_only?: true;
  };
  attachment_pages: { pages: number };
};
