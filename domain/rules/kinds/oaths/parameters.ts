import type { PartName } from '../sections/demandTable.ts';
import type { Subject } from '../shared/subjects.ts';
import type { OathName } from './oathParts.ts';

/** Parameters of the kinds of rules on oaths. */
export type OathParameters = {
  /** A document that must be verified or sworn. */
  verification: {
    oath: OathName;
    /** The rule applies only to documents on this subject. */
    about?: Subject;
    when?: 'pleading_verified' | 'pleading_verified_or_public_plaintiff';
    /** What the sworn document contains. */
    parts?: readonly PartName[];
  };
  /** A declaration with prescribed wording. */
  declaration: {
    oath: OathName;
    /** Applies only to verified documents. */
    where?: 'verified_documents';
    /** No other oath is accepted in place of this wording. */
    words_required?: true;
  };
};
