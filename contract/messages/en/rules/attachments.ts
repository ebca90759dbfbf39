import type { AttachmentDoubts, AttachmentProblems, WantedName } from '#domain/rules/kinds/attachments/messages';
import type { ProblemTexts, Texts } from '../../Catalog.ts';
import { either, listed } from '../words.ts';

const wantedNames: Record<WantedName, string> = {
  notice_of_constitutional_question: 'a notice of constitutional question',
  separate_statement: 'the separate statement of undisputed material facts',
  separate_statement_discovery: 'the separate statement of the items in dispute',
  meet_and_confer_declaration: 'a declaration that the parties met and conferred',
  certificate_of_merit: 'the certificate of merit',
  certificate_of_merit_foreclosure: 'the certificate of merit with the note, mortgage, and assignments',
  good_faith_affirmation: 'an affirmation of the good-faith effort to resolve the dispute',
  notice_of_confidential_information: 'a notice of confidential information',
  rule_222b_affidavit: 'the affidavit on the amount of damages under Rule 222(b)',
  proposed_order: 'a proposed order',
  attorney_affidavit: 'the attorney’s affidavit',
  professional_report: 'a health professional’s report',
  'JS 44': 'the civil cover sheet (JS 44)',
  'CM-010': 'the civil case cover sheet (CM-010)',
  '1.997': 'the civil cover sheet (form 1.997)',
  '12.928': 'the family court cover sheet (form 12.928)',
  'UCS-840': 'form UCS-840',
  'SUM-100': 'the summons (SUM-100)',
  'SC-100': 'form SC-100',
  'FL-100': 'the petition on form FL-100',
  'FL-110': 'the summons on form FL-110',
  'FL-105': 'the UCCJEA declaration (FL-105)',
  'FL-150': 'the income and expense declaration (FL-150) or the simplified FL-155',
  'FL-141': 'the declaration of service of disclosure (FL-141)',
  'DE-111': 'form DE-111',
  '12.902(d)': 'the UCCJEA affidavit (form 12.902(d))',
  '12.902(b)': 'a financial affidavit on form 12.902(b) or 12.902(c)',
  '12.902(j)': 'the notice of social security number (form 12.902(j))',
  'EOIR-28': 'form EOIR-28',
  'EOIR-33/IC': 'form EOIR-33/IC',
  'EOIR-26': 'form EOIR-26',
  'EOIR-27': 'form EOIR-27',
  statewide_financial_affidavit: 'the statewide financial affidavit',
  certified_death_certificate: 'the death certificate',
  final_removal_order: 'the order of removal',
  instrument_sued_on: 'the instrument sued on',
  original_will: 'the will',
  state_process: 'the process, pleadings, and orders of the state court',
  will_copy: 'the will',
  written_instrument: 'the instrument sued on',
  date_of_death: 'the date and place of death',
  heirs: 'the heirs',
  estate_value: 'the estimated value of the estate',
  fee_receipt_or_waiver: 'the fee receipt or a fee waiver request (EOIR-26A)',
  opposing_party_position: 'the opposing party’s position',
  oath: 'the oath of the person who makes the statement',
};

export const attachmentProblems: ProblemTexts<AttachmentProblems> = {
  'attachments.missing': ({ wanted, or_affidavit }) => {
    const names = listed(wanted.map((one) => wantedNames[one]));
    return {
      message: `The submission does not include ${either(wanted.map((one) => wantedNames[one]))}.`,
      remedy: `Add ${names} to the submission${or_affidavit ? ', or an affidavit that states why it cannot be attached' : ''}.`,
    };
  },
  'attachments.not_on_form': ({ form }) => ({
    message: `The request is not on ${wantedNames[form]}.`,
    remedy: `Make the request on ${wantedNames[form]} with the addendum for its case type.`,
  }),
  'attachments.fee_receipt_missing': () => ({
    message: 'The submission contains neither a fee receipt nor a fee waiver request.',
    remedy: 'Add the receipt for the fee, or a fee waiver request (form EOIR-26A).',
  }),
  'attachments.counsel_in_small_claims': () => ({
    message: 'An attorney appears on the claim; parties in small claims cases appear without counsel.',
    remedy: 'Have the claimant personally sign and file the claim, without counsel.',
  }),
  'attachments.disclosure_not_filed': () => ({
    message: 'The declaration of disclosure is served on the other party and not filed.',
    remedy: 'Instead, file the declaration regarding its service (form FL-141).',
  }),
  'attachments.petitioners_shortened': () => ({
    message: 'The petition uses “et al.” instead of naming each petitioner.',
    remedy: 'Name each petitioner in the caption or in the body of the petition.',
  }),
};

export const attachmentDoubts: Texts<AttachmentDoubts> = {
  'attachments.fee_payment_unseen': () => 'The documents do not show whether the filing fee was paid.',
};
