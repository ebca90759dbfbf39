import type { CounselDetail } from '#domain/rules/kinds/caption/counselDetails';
import type { CaptionDetail, CaptionDoubts, CaptionProblems } from '#domain/rules/kinds/caption/messages';
import type { ProblemText, ProblemTexts, Texts } from '../../Catalog.ts';
import { dollars, either, listed } from '../words.ts';

const captionDetails: Record<CaptionDetail, string> = {
  court: 'the name of the court',
  parties: 'the names of the parties',
  case_number: 'the case number',
  cause_number: 'the cause number',
  index_number: 'the index number',
  appeal_number: 'the appeal number',
  docket_number: 'the docket number or a space for it',
  trial_court_number: 'the case number in the trial court',
  a_number: 'the A-number',
  document_name: 'the name of the document',
  document_nature: 'the nature of the document',
  document_title: 'the title of the document',
  brief_title: 'the title of the brief',
  county: 'the county',
  state: 'the state',
  filing_party: 'the party for whom the document is filed',
  court_below: 'the lower court and how the case reached this court',
  judge: 'the judge',
  trial_judge: 'the trial judge',
  counsel_contact: 'counsel’s contact information',
  counsel_of_record: 'counsel of record',
  counsel_bar_number: 'counsel’s bar number',
  representative_eoir_id: 'the representative’s EOIR ID',
  oral_argument: 'who will argue and for how long',
  hearing: 'the date, time, and type of the hearing',
  hearing_date: 'the date of the hearing',
  hearing_time: 'the time of the hearing',
  hearing_department: 'the department of the hearing',
  detention_status: 'DETAINED or NON-DETAINED',
  filer_name: 'the filer’s name',
  filer_address: 'the filer’s address',
  filer_name_and_address: 'the filer’s name and address',
  filer_phone: 'the filer’s telephone number',
  filer_email: 'the filer’s email address',
};
const counselDetails: Record<CounselDetail, string> = {
  address: 'address',
  phone: 'telephone number',
  email: 'email address',
  bar_number: 'bar number',
  party_represented: 'the party represented',
};
const detailsNamed = (lacking: readonly CaptionDetail[]) => listed(lacking.map((one) => captionDetails[one]));

const nameParties = 'Add the names of the parties to the caption: "[name], Plaintiff, v. [name], Defendant."';
const nameRespondent =
  'Add to the caption of the first page: "In the Matter of [full name of each respondent], File No. A [nine digits]".';
const familyStyles: Record<CaptionProblems['caption.family_style_missing']['suit'], ProblemText> = {
  divorce: {
    message: 'The petition is not styled as a divorce.',
    remedy: 'Style it: "IN THE MATTER OF THE MARRIAGE OF [name] AND [name]".',
  },
  parent_child: {
    message: 'The petition is not styled as a suit affecting the parent-child relationship.',
    remedy: 'Style it: "IN THE INTEREST OF [initials], A CHILD".',
  },
};

export const captionProblems: ProblemTexts<CaptionProblems> = {
  'caption.first_page_incomplete': ({ lacking }) => ({
    message: `The first page does not show ${detailsNamed(lacking)}.`,
    remedy: `Add ${detailsNamed(lacking)} to the first page, in the usual place.`,
  }),
  'caption.filer_block_incomplete': ({ lacking }) => ({
    message: `The document does not show ${detailsNamed(lacking)}.`,
    remedy: `Add to the attorney or party block: ${detailsNamed(lacking)}.`,
  }),
  'caption.counsel_block_incomplete': ({ lacking }) => ({
    message: `The first page does not give the filer’s ${listed(lacking.map((one) => counselDetails[one]))}.`,
    remedy:
      'Begin on line 1 at the left: "[name] (SBN [bar number]), [address], [telephone], [email], Attorney for [party]"; if self-represented, "[name], [address], [telephone], In pro per".',
  }),
  'caption.agency_review_unlabeled': ({ labels }) => ({
    message: 'The first page does not state under the title what type of agency review this is.',
    remedy: `Add under the title, as applicable: ${either(labels.map((one) => `"${one}"`))}.`,
  }),
  'caption.index_number_missing': () => ({
    message: 'The first page shows no index number.',
    remedy: 'Add to the right of the caption: "Index No. [number]/[year]".',
  }),
  'caption.index_number_malformed': ({ number }) => ({
    message: `The number ${number} does not have the format of an index number.`,
    remedy: 'Write the index number as the county clerk assigned it: "[number]/[year]", for example 123456/2026.',
  }),
  'caption.respondent_missing': () => ({
    message: 'The first page does not name the respondent.',
    remedy: nameRespondent,
  }),
  'caption.a_number_missing': () => ({
    message: 'No A-number of the respondent was found on the first page.',
    remedy: nameRespondent,
  }),
  'caption.court_title_too_high': ({ inches, line, line_inches }) => ({
    message: `The court’s title is ${inches.toFixed(1)} inches from the top; the rule places it on line ${line}, ${inThirds(line_inches)} inches down.`,
    remedy: `Begin with counsel’s name and address on line 1 and move the court’s title down to line ${line}.`,
  }),
  'caption.family_style_missing': ({ suit }) => familyStyles[suit],
  'caption.limited_case_demand_missing': () => ({
    message: 'The caption states that this is a limited civil case, but not whether the demand exceeds $10,000.',
    remedy: 'Add under the title: "Amount demanded exceeds $10,000" or "Amount demanded does not exceed $10,000".',
  }),
  'caption.limited_case_unlabeled': ({ asked, most }) => ({
    message: `The document demands ${dollars(asked)}, and its caption does not state that this is a limited civil case.`,
    remedy: `If the total demand is ${dollars(most)} or less, add under the case number: "LIMITED CIVIL CASE", with "Amount demanded exceeds $10,000" or "does not exceed $10,000".`,
  }),
  'caption.parties_shortened': () => ({
    message: 'The caption uses “et al.” where every party must be named.',
    remedy: 'Replace "et al." with the full name of each plaintiff and each defendant.',
  }),
  'caption.parties_missing': () => ({ message: 'The caption does not name the parties.', remedy: nameParties }),
  'caption.side_missing': () => ({
    message: 'The caption does not name a party on each side.',
    remedy: nameParties,
  }),
  'caption.trial_role_only': ({ role }) => ({
    message: `The caption gives only the role at trial: ${role}.`,
    remedy:
      'Add each party’s role on appeal after the role at trial, as in "Plaintiff-Respondent" and "Defendant-Appellant".',
  }),
  'caption.residence_missing': () => ({
    message: 'The petition does not state where the parties reside.',
    remedy:
      'Add: "Plaintiff [name] resides in [county] County, [state]. Defendant [name] resides in [county] County, [state]." If it is not known: "The residence of [name] is not known."',
  }),
};

/** `3 1/3`: the lines of pleading paper are one third of an inch apart. */
function inThirds(inches: number): string {
  const thirds = Math.round(3 * inches);
  const rest = thirds % 3;
  return `${Math.floor(thirds / 3)}${rest === 0 ? '' : ` ${rest}/3`}`;
}

export const captionDoubts: Texts<CaptionDoubts> = {
  'caption.first_page_unread': () => 'The first page is an image that could not be read.',
  'caption.first_page_not_measured': () => 'The first page is an image; positions on images are not measured.',
  'caption.court_title_needs_pdf': () => 'The position of the court’s title can be measured only in a PDF.',
  'caption.court_title_not_located': () => 'The court’s title could not be located on the first page.',
  'caption.roles_unread': () => 'The roles of the parties could not be read from the caption.',
};
