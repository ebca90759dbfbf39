import type { CaseType } from '#domain/courts/choices';

/**
 * The documents of the sample court. Every name, number and fact is invented. `days` is how long ago a document was filed,
 * so that the court looks lived in on whatever day it is started.
 */
export type SampleDocument = {
  file: string;
  filer: 'attorney' | 'second_attorney' | 'self_represented';
  days: number;
  case_type: CaseType;
  case_number: string | null;
  heading: string;
  plaintiff: string;
  plaintiff_role: string;
  defendant: string;
  defendant_role: string;
  /** The role of the filer’s client where it is not the first or second party of the caption. */
  represented?: string;
  judge: string | null;
  body: string[];
  prayer?: string[];
  signed: boolean;
  served: boolean;
};

const party = (plaintiff: string, defendant: string) => ({
  plaintiff,
  plaintiff_role: 'Plaintiff',
  defendant,
  defendant_role: 'Defendant',
});
const counsel = { filer: 'attorney' as const, signed: true, served: true };
const opposing = { filer: 'second_attorney' as const, signed: true, served: true };
const alone = { filer: 'self_represented' as const, signed: true, served: false };

export const sampleDocuments: SampleDocument[] = [
  {
    ...counsel,
    file: 'Complaint for Damages.pdf',
    days: 0,
    case_type: 'Civil Complaint',
    case_number: '26CV00431',
    heading: 'COMPLAINT FOR DAMAGES',
    ...party('MORGAN SAMPLE, an individual', 'EXAMPLE LOGISTICS, INC., a California corporation'),
    judge: null,
    served: false,
    body: [
      'Plaintiff Morgan Sample is an individual who resides in the County of Alder, State of California.',
      'Defendant Example Logistics, Inc. is a California corporation with its principal place of business in the County of Alder.',
      'On or about January 12, 2026, the parties entered into a written agreement for the storage and carriage of Plaintiff’s goods.',
      'Defendant failed to deliver the goods on the agreed date, although Plaintiff had paid the full price in advance.',
      'As a result of the breach, Plaintiff has been damaged in the sum of $84,500.00.',
    ],
    prayer: [
      'For damages in the sum of $84,500.00;',
      'For costs of suit; and',
      'For such other and further relief as the Court deems proper.',
    ],
  },
  {
    ...opposing,
    file: 'Answer to Complaint.pdf',
    days: 1,
    case_type: 'Civil Complaint',
    case_number: '26CV00398',
    heading: 'ANSWER TO COMPLAINT',
    ...party('JORDAN PLACEHOLDER', 'SAMPLE BUILDERS, LLC'),
    judge: 'Hon. A. Reyes',
    body: [
      'Defendant Sample Builders, LLC answers the unverified complaint of Plaintiff Jordan Placeholder as follows.',
      'Under Code of Civil Procedure section 431.30, Defendant generally denies each and every allegation of the complaint.',
      'As a first affirmative defense, Defendant alleges that the complaint does not state facts sufficient to constitute a cause of action.',
    ],
  },
  {
    ...counsel,
    file: 'Motion to Compel Further Responses.pdf',
    days: 1,
    case_type: 'Civil Complaint',
    case_number: '26CV00218',
    heading: 'NOTICE OF MOTION AND MOTION TO COMPEL FURTHER RESPONSES',
    ...party('DREW SPECIMEN', 'EXAMPLE FOODS, INC.'),
    judge: 'Hon. A. Reyes',
    body: [
      'Plaintiff Drew Specimen will, and hereby does, move the Court for an order compelling further responses to the first set of requests for production.',
      'The motion is made under Code of Civil Procedure section 2031.310 on the ground that the responses are evasive and incomplete.',
      'Counsel met and conferred in writing on two occasions before this motion was filed.',
    ],
  },
  {
    ...alone,
    file: 'Plaintiffs Claim.pdf',
    days: 2,
    case_type: 'Small Claims',
    case_number: '26SC00218',
    heading: 'PLAINTIFF’S CLAIM AND ORDER TO GO TO SMALL CLAIMS COURT',
    ...party('MORGAN SAMPLE', 'CASEY MODEL'),
    judge: null,
    body: [
      'Plaintiff claims that Defendant owes the sum of $2,450.00 for a deposit that was not returned.',
      'Plaintiff demanded payment from Defendant in writing before filing this claim.',
    ],
    prayer: ['For the sum of $2,450.00; and', 'For the filing fee.'],
  },
  {
    ...counsel,
    file: 'Petition for Probate.pdf',
    days: 3,
    case_type: 'Probate',
    case_number: '26PR00093',
    heading: 'PETITION FOR PROBATE OF WILL AND FOR LETTERS TESTAMENTARY',
    plaintiff: 'ESTATE OF ROBIN EXEMPLAR',
    plaintiff_role: 'Deceased',
    represented: 'Petitioner',
    defendant: '',
    defendant_role: '',
    judge: 'Hon. B. Osei',
    body: [
      'Petitioner Taylor Exemplar requests that the will of the decedent be admitted to probate.',
      'The decedent was a resident of the County of Alder and left an estate in that county.',
      'Petitioner is named in the will as executor and consents to act.',
    ],
  },
  {
    ...opposing,
    file: 'Response to Petition.pdf',
    days: 3,
    case_type: 'Family Law',
    case_number: '26FL00155',
    heading: 'RESPONSE TO PETITION FOR DISSOLUTION OF MARRIAGE',
    plaintiff: 'ALEXIS ROE',
    plaintiff_role: 'Petitioner',
    defendant: 'JAMIE ROE',
    defendant_role: 'Respondent',
    judge: 'Hon. B. Osei',
    body: [
      'Respondent Jamie Roe responds to the petition for dissolution of marriage.',
      'The parties were married on June 4, 2011, and separated on February 9, 2025.',
      'Respondent requests that the community property be divided equally.',
    ],
  },
  {
    ...counsel,
    file: 'Notice of Related Case.pdf',
    days: 4,
    case_type: 'Civil Complaint',
    case_number: '26CV00422',
    heading: 'NOTICE OF RELATED CASE',
    ...party('AVERY ROE', 'SAMPLE CLINIC, A MEDICAL CORPORATION'),
    judge: null,
    body: [
      'Under rule 3.300 of the California Rules of Court, Plaintiff gives notice that this case is related to case number 26CV00398.',
      'The two cases arise from the same events and require the determination of the same or substantially identical questions of fact.',
    ],
  },
  {
    ...opposing,
    file: 'Demurrer to Complaint.pdf',
    days: 5,
    case_type: 'Civil Complaint',
    case_number: '26CV00425',
    heading: 'DEMURRER TO COMPLAINT',
    ...party('RILEY DOE', 'EXAMPLE BANK, N.A.'),
    judge: 'Hon. A. Reyes',
    body: [
      'Defendant Example Bank, N.A. demurs to the complaint on the ground that it does not state facts sufficient to constitute a cause of action.',
      'The demurrer is based on Code of Civil Procedure section 430.10, subdivision (e).',
    ],
  },
  {
    ...counsel,
    file: 'Declaration in Support.pdf',
    days: 6,
    case_type: 'Civil Complaint',
    case_number: '26CV00218',
    heading: 'DECLARATION OF ALEX Q. EXAMPLE IN SUPPORT OF MOTION TO COMPEL DEPOSITION',
    ...party('DREW SPECIMEN', 'EXAMPLE FOODS, INC.'),
    judge: 'Hon. A. Reyes',
    body: [
      'I, Alex Q. Example, am the attorney for Plaintiff in this action and have personal knowledge of the facts stated in this declaration.',
      'On February 20, 2026, I wrote to counsel for Defendant about the deposition.',
      'I declare under penalty of perjury under the laws of the State of California that the foregoing is true and correct.',
    ],
  },
  {
    ...opposing,
    file: 'Stipulation to Continue.pdf',
    days: 7,
    case_type: 'Civil Complaint',
    case_number: '26CV00398',
    heading: 'STIPULATION TO CONTINUE CASE MANAGEMENT CONFERENCE',
    ...party('JORDAN PLACEHOLDER', 'SAMPLE BUILDERS, LLC'),
    judge: 'Hon. A. Reyes',
    body: [
      'The parties, through their counsel, stipulate that the case management conference may be continued for sixty days.',
      'Good cause exists because the parties have agreed to mediate.',
    ],
  },
  {
    ...counsel,
    file: 'Complaint for Breach of Contract.pdf',
    days: 8,
    case_type: 'Civil Complaint',
    case_number: '26CV00412',
    heading: 'COMPLAINT FOR BREACH OF CONTRACT',
    ...party('EXEMPLAR SUPPLY COMPANY', 'ROWAN MODEL, an individual'),
    judge: null,
    signed: false,
    served: false,
    body: [
      'Plaintiff Exemplar Supply Company sold goods to Defendant Rowan Model on an open account.',
      'Defendant has not paid the balance of the account, which is $41,200.00.',
    ],
    prayer: ['For the sum of $41,200.00;', 'For prejudgment interest as provided by law; and', 'For costs of suit.'],
  },
  {
    ...alone,
    file: 'Request for Fee Waiver.pdf',
    days: 9,
    case_type: 'Small Claims',
    case_number: '26SC00218',
    heading: 'REQUEST TO WAIVE COURT FEES',
    ...party('MORGAN SAMPLE', 'CASEY MODEL'),
    judge: null,
    body: [
      'Plaintiff requests that the Court waive the filing fee.',
      'Plaintiff’s household income is below the limit set by Government Code section 68632.',
    ],
  },
  {
    ...opposing,
    file: 'Opposition to Motion to Compel.pdf',
    days: 10,
    case_type: 'Civil Complaint',
    case_number: '26CV00218',
    heading: 'OPPOSITION TO MOTION TO COMPEL DEPOSITION',
    ...party('DREW SPECIMEN', 'EXAMPLE FOODS, INC.'),
    judge: 'Hon. A. Reyes',
    body: [
      'Defendant Example Foods, Inc. opposes the motion to compel the deposition of its warehouse manager.',
      'The witness was available on three dates that were offered, and no subpoena or notice for another date was served.',
    ],
  },
  {
    ...counsel,
    file: 'Proof of Service.pdf',
    days: 11,
    case_type: 'Civil Complaint',
    case_number: '26CV00422',
    heading: 'PROOF OF SERVICE',
    ...party('AVERY ROE', 'SAMPLE CLINIC, A MEDICAL CORPORATION'),
    judge: null,
    served: false,
    body: [
      'I am employed in the County of Alder, am over the age of 18, and am not a party to this action.',
      'I served the Notice of Related Case by electronic service on Robin Recipient, counsel for Defendant, at recipient@law.example.com.',
      'I declare under penalty of perjury under the laws of the State of California that the foregoing is true and correct.',
    ],
  },
];
