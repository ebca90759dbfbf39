import type { Subject } from '../shared/subjects.ts';
import type { Trigger } from './triggers.ts';
import type { AttachedStatement, Attachment } from './Wanted.ts';
import type { WantedDocument, WantedForm } from './wantedDocuments.ts';

/** Parameters of the kinds of rules on what comes with a document. */
export type AttachmentParameters = {
  required_attachment: {
    documents?: readonly WantedDocument[];
    forms?: readonly WantedForm[];
    attachments?: readonly Attachment[];
    statements?: readonly AttachedStatement[];
    form_if_represented?: WantedForm;
    /** Any of these triggers the duty. */
    when?: readonly Trigger[];
    /** The duty applies only to documents about this subject. */
    about?: Subject;
    /** The court decides whether it is due. */
    only_if_ordered?: true;
    /** In place of what cannot be attached, an affidavit that says why. */
    or_affidavit?: true;
    without_attorney?: true;
    /** The disclosures themselves are served and not filed (Cal. Fam. Code § 2103). */
    served_not_filed?: true;
    petitioners_named?: true;
  };
  cover_sheet: {
    form: WantedForm;
    /** The document is itself on the form. */
    is_the_form?: true;
  };
  filing_fee: { receipt_comes_with_it: boolean };
};
