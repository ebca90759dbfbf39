import type { NoParameters } from '../NoParameters.ts';
import type { Subject } from '../shared/subjects.ts';
import type { PartName } from './demandTable.ts';
import type { SetWords } from './setWords.ts';

/** Parameters of the kinds of rules on what a document must contain. */
export type SectionParameters = {
  required_section: {
    parts?: readonly PartName[];
    /** Only an appellant’s or petitioner’s opening brief has these. */
    opening_brief_parts?: readonly PartName[];
    parts_if_long?: { over_words: number; parts: readonly PartName[] };
    /** The rule is about documents on this subject alone. */
    about?: Subject;
    numbered_paragraphs?: true;
    /** Each cause of action is headed with its number, its nature, and whom it is against. */
    headed_causes?: true;
    separate_counts?: true;
    oath?: true;
  };
  /** A long memorandum has tables, and a longer one a summary too (Cal. Rules of Court, rule 3.1113(f)). */
  tables_if_long: { tables_over_pages: number; summary_over_pages: number };
  required_text: {
    words: readonly SetWords[];
    parts?: readonly PartName[];
    prosecutor_oath?: true;
    /** The charging paper that the rule is about, where its words are those of others too. */
    of?: 'indictment' | 'information';
  };
  email_subject: NoParameters;
};
