import type { BarredDocument } from '#domain/rules/kinds/eligibility/barredDocuments';
import type { EligibilityDoubts, EligibilityProblems } from '#domain/rules/kinds/eligibility/messages';
import type { ProblemText, ProblemTexts, Texts } from '../../Catalog.ts';
import { dollars, listed, numberWord } from '../words.ts';

const notFiled: Record<BarredDocument, ProblemText> = {
  pleading_challenges: {
    message:
      'Demurrers and motions for summary judgment or summary adjudication are not used in family law proceedings.',
    remedy: 'Use a request for order (form FL-300), or a motion that the family rules allow.',
  },
  discovery: {
    message: 'Discovery requests and responses are not filed until they are used in the proceeding.',
    remedy:
      'Serve the document on the other parties and keep it; file only the parts on which a motion relies, or what the court orders filed.',
  },
  small_estate_affidavit: {
    message: 'An affidavit under Probate Code section 13100 is not filed with the court.',
    remedy:
      'Give the affidavit to the holder of the property. File form DE-305 for real property of small value, or form DE-310 to determine succession.',
  },
};

export const eligibilityProblems: ProblemTexts<EligibilityProblems> = {
  'eligibility.not_immigration_case_type': ({ chosen }) => ({
    message: `The case type chosen is ${chosen}; this is an immigration case, and the public has no remote access to its documents.`,
    remedy: 'Choose "Immigration" as the case type.',
  }),
  'eligibility.sensitive_data_unmarked': () => ({
    message: 'The document contains sensitive data, but its first page does not state this.',
    remedy: 'Omit the data, or write at the top left of page one: "NOTICE: THIS DOCUMENT CONTAINS SENSITIVE DATA."',
  }),
  'eligibility.document_not_filed': ({ what }) => notFiled[what],
  'eligibility.company_without_attorney': () => ({
    message: 'The claimant is a company, but no attorney appears for it.',
    remedy: 'Have an attorney sign and file for the company, with the attorney’s name, address, and ARDC number.',
  }),
  'eligibility.trial_court_as_highest': ({ court }) => ({
    message: `The court level chosen is Supreme Court; the ${court} is a trial court.`,
    remedy: 'Choose "State Court" as the court level. The highest court of New York is the Court of Appeals.',
  }),
  'eligibility.divorce_statements_missing': divorceStatements,
  'eligibility.sealed_document': () => ({
    message:
      'The first page states that the document is sealed or for the judge only; such documents are not filed electronically.',
    remedy: 'Deliver the document to the clerk as the court’s sealing order directs.',
  }),
  'eligibility.not_pdf': () => ({
    message: 'The file is not a PDF; the court’s electronic filing system accepts only PDF.',
    remedy: 'Save the document as a PDF and submit it again.',
  }),
  'eligibility.representative_without_attorney': () => ({
    message: 'No attorney appears for the personal representative.',
    remedy:
      'Have an attorney sign and file, or, if it is true, add: "The personal representative is the sole interested person."',
  }),
  'eligibility.company_in_small_claims': () => ({
    message: 'The claimant is a company or an association; only individuals may bring small claims.',
    remedy: 'File it as a commercial claim; in a consumer case, send the demand letter first.',
  }),
  'eligibility.small_claims_count_missing': ({ asked, over, per_year }) => ({
    message: `The claim is for ${dollars(asked)} and does not state how many claims over ${dollars(over)} the claimant has filed this year.`,
    remedy: `Add: "I have not filed, and will not file, more than ${numberWord(per_year)} small claims for more than ${dollars(over)} in California during this calendar year."`,
  }),
  'eligibility.not_heard_in_federal_court': ({ named }) => ({
    message: `The title names “${named}”; federal courts do not hear cases of this type.`,
    remedy: 'File the document in the state court for the county, or state another ground for federal jurisdiction.',
  }),
  'eligibility.immigration_in_state_court': () => ({
    message: 'The document requests relief that immigration courts grant; state courts do not hear cases of this type.',
    remedy:
      'File with the immigration court, the Board of Immigration Appeals, or a federal court, whichever has the case.',
  }),
  'eligibility.will_late': ({ years }) => ({
    message: `The will is offered more than ${numberWord(years)} years after the death.`,
    remedy: `If it is true, add the facts that show it: "Applicant was not in default in failing to offer the will within ${numberWord(years)} years of the death, because [reason]."`,
  }),
};

type DivorceValues = EligibilityProblems['eligibility.divorce_statements_missing'];

function divorceStatements({ lacking, state, months, in_county, breakdown_pleaded }: DivorceValues): ProblemText {
  const inState = `in ${state ?? 'this state'} for`;
  const residences = [
    ...(lacking.includes('state_residence') ? [`${inState} ${numberWord(months)} months`] : []),
    ...(lacking.includes('county_residence') && in_county !== null ? [`in the county for ${timeOf(in_county)}`] : []),
  ];
  const statements = [
    ...(residences.length === 0 ? [] : [`that a spouse has lived ${listed(residences)}`]),
    ...(lacking.includes('breakdown') ? ['that the marriage is irretrievably broken'] : []),
  ];
  const county = in_county === null ? '' : ` and in this county for at least ${timeOf(in_county)}`;
  return {
    message: `The petition does not state ${listed(statements)}.`,
    remedy: `If it is true, add: "[Name] has resided ${inState} at least ${numberWord(months)} months${county} before this petition."${breakdown_pleaded ? ' "The marriage is irretrievably broken."' : ''}`,
  };
}

const timeOf = (time: { months: number } | { days: number }) =>
  'days' in time ? `${time.days} days` : `${numberWord(time.months)} months`;

export const eligibilityDoubts: Texts<EligibilityDoubts> = {
  'eligibility.case_type_not_chosen': () => 'No case type was chosen for the filing.',
  'eligibility.claimant_unread': () => 'The claimant’s name could not be read.',
  'eligibility.court_unread': () =>
    'The document’s court could not be read: only the filer can confirm whether the Court of Appeals is meant.',
  'eligibility.left_to_local_rules': () =>
    'The court’s local rules determine whether a person without counsel may file electronically.',
  'eligibility.day_of_death_unread': () => 'The date of death could not be read.',
};
