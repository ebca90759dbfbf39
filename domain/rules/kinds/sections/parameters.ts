import type { NoParameters } from '../NoParameters.ts';
import type { Subject } from '../shared/subjects.ts';
import type { PartName } from './demandTable.ts';
import type { SetWords } from './setWords.ts';

/** Parameters of the kinds of rules on what a document must contain. */
export type SectionParameters = {
  required_section: {
    parts?: readonly PartName[];
    /** Required only in an appellant’s or petitioner’s opening brief. */
    opening_brief_parts?: readonly PartName[];
    parts_if_long?: { over_words: number; parts: readonly PartName[] };
    /** The rule applies only to documents on this subject. */
    about?: Subject;
    numbered_paragraphs?: true;
    /**
     * The heading of each cause of action states its number, its nature, and the parties against whom it is brought.
     */
    headed_causes?: true;
    separate_counts?: true;
    oath?: true;
  };
  /**
   * A memorandum over these lengths must have tables, or tables and a summary (Cal. Rules of Court, rule 3.1113(f)).
   */
  tables_if_long: { tables_over_pages: number; summary_over_pages: number };
  required_text: {
    words: readonly SetWords[];
    parts?: readonly PartName[];
    prosecutor_oath?: true;
    /** The type of charging document to which the rule applies, if others have the same wording. */
    of?: 'indictment' | 'information';
  };
  email_subject: NoParameters;
};
