import type { Subject } from '../shared/subjects.ts';
import type { Trigger } from './triggers.ts';
import type { AttachedStatement, Attachment } from './Wanted.ts';
import type { WantedDocument, WantedForm } from './wantedDocuments.ts';

/** Parameters of the kinds of rules on attachments. */
export type AttachmentParameters = {
  required_attachment: {
    documents?: readonly WantedDocument[];
    forms?: readonly WantedForm[];
    attachments?: readonly Attachment[];
    statements?: readonly AttachedStatement[];
    form_if_represented?: WantedForm;
    /** Any of these triggers the requirement. */
    when?: readonly Trigger[];
    /** The requirement applies only to documents on this subject. */
    about?: Subject;
    /** The attachment is required only if the court orders it. */
    only_if_ordered?: true;
    /** An affidavit that states why an attachment cannot be attached is accepted in its place. */
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
