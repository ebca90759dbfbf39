import type { AttachedStatement, Attachment } from './Wanted.ts';
import type { WantedDocument, WantedForm } from './wantedDocuments.ts';

/** All attachments that rules require, by ID. */
export type WantedName = WantedDocument | WantedForm | Attachment | AttachedStatement;

/** The findings of the rules on attachments. */
export type AttachmentProblems = {
  /** `or_affidavit`: an affidavit that states why they cannot be attached is accepted in their place. */
  'attachments.missing': { wanted: readonly WantedName[]; or_affidavit: boolean };
  'attachments.not_on_form': { form: WantedForm };
  'attachments.fee_receipt_missing': Record<never, never>;
  'attachments.counsel_in_small_claims': Record<never, never>;
  'attachments.disclosure_not_filed': Record<never, never>;
  'attachments.petitioners_shortened': Record<never, never>;
};

/** Why a rule on attachments was not checked. */
export type AttachmentDoubts = { 'attachments.fee_payment_unseen': Record<never, never> };
