import type { PartName } from '../sections/demandTable.ts';
import type { Subject } from '../shared/subjects.ts';
import type { OathName } from './oathParts.ts';

/** Parameters of the kinds of rules on oaths. */
export type OathParameters = {
  /** A document that must be verified or sworn. */
  verification: {
    oath: OathName;
    /** The rule is about documents on this subject alone. */
    about?: Subject;
    when?: 'pleading_verified' | 'pleading_verified_or_public_plaintiff';
    /** What the sworn document contains. */
    parts?: readonly PartName[];
  };
  /** A declaration in set words. */
  declaration: {
    oath: OathName;
    /** Documents that are not verified need none. */
    where?: 'verified_documents';
    /** Another oath does not replace these words. */
    words_required?: true;
  };
};
