/** What a document is in the exchange of documents on a motion or an appeal. */
export type Part = 'principal' | 'opposition' | 'reply';

/**
 * How long a document may be. It is about every document of its rule, but for what it names: a part in the exchange, a kind of
 * motion, a kind of document. Of several the one that names most holds.
 */
export type Limit = {
  words?: number;
  /** With words: either is enough. */
  pages?: number;
  part?: Part;
  motion?: 'dispositive' | 'reconsideration' | 'rehearing' | 'summary_judgment';
  /** A kind of document, by the rules’ name for it. */
  document?:
    | 'answer'
    | 'brief_cross_appeal'
    | 'petition_mandamus'
    | 'petition_permission'
    | 'petition_rehearing'
    | 'petition_review';
  /** What no document tells for sure: of limits that differ by stage alone, a document within the least is short enough and one over the largest too long. */
  stage?: string;
  /** A kind of case in which this limit may hold besides. */
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
    /** Whether the limit is the document’s own depends on the kind of case. */
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
