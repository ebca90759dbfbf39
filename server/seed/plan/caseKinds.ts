import type { CaseType } from '#domain/courts/choices';

/** A document of a case type: who files it, how many days after the one before, and what it says. */
export type PaperKind = {
  heading: string;
  by: 'first' | 'second';
  /** Days after the document before, at least and at most. */
  after: [number, number];
  body: string[];
  prayer?: string[];
};

export type CaseKind = {
  case_type: CaseType;
  /** How many of a hundred cases of the court. */
  share: number;
  roles: [string, string];
  /** Companies among the parties, first and second side. */
  companies: [number, number];
  documents: PaperKind[];
  events: string[];
};

const amount = '{amount}';
const adult = 'I am over the age of 18 and not a party to this action.';
const perjury =
  'I declare under penalty of perjury under the laws of the State of California that the foregoing is true and correct.';

/** What is filed in each case type, in the order in which it usually comes. Facts are invented. */
export const caseKinds: CaseKind[] = [
  {
    case_type: 'Civil Complaint',
    share: 42,
    roles: ['Plaintiff', 'Defendant'],
    companies: [0.35, 0.7],
    events: ['Case management conference', 'Motion hearing', 'Settlement conference', 'Trial'],
    documents: [
      {
        heading: 'COMPLAINT FOR BREACH OF CONTRACT',
        by: 'first',
        after: [0, 0],
        body: [
          '{First} entered into a written agreement with {second} for services to be performed in this county.',
          '{First} performed all obligations under the agreement, except those that were excused.',
          '{Second} breached the agreement by failing to perform after repeated written demands by {first}.',
          `As a result of the breach, {first} has been damaged in the sum of ${amount}.`,
          'The agreement entitles the prevailing party to reasonable attorney fees.',
        ],
        prayer: [
          `For damages in the sum of ${amount};`,
          'For reasonable attorney fees and costs of suit; and',
          'For such other and further relief as the Court deems proper.',
        ],
      },
      {
        heading: 'ANSWER TO COMPLAINT',
        by: 'second',
        after: [20, 34],
        body: [
          '{Second} denies each and every allegation of the complaint that is not expressly admitted below.',
          'As a first affirmative defense, {second} alleges that the complaint does not state facts sufficient to constitute a cause of action.',
          'As a second affirmative defense, {second} alleges that {first} failed to mitigate the damages alleged.',
          'As a third affirmative defense, {second} alleges that the claim is barred by the applicable statute of limitations.',
        ],
      },
      {
        heading: 'NOTICE OF MOTION AND MOTION TO COMPEL FURTHER RESPONSES',
        by: 'first',
        after: [30, 70],
        body: [
          '{First} will, and hereby does, move for an order compelling further responses to the first set of interrogatories.',
          'The responses served by {second} consist of objections and omit the facts requested.',
          'Counsel met and conferred by telephone and by letter before this motion was filed.',
        ],
      },
      {
        heading: 'OPPOSITION TO MOTION TO COMPEL FURTHER RESPONSES',
        by: 'second',
        after: [6, 12],
        body: [
          '{Second} opposes the motion on the ground that complete responses have been served.',
          'The interrogatories seek information protected by the attorney work product doctrine.',
          'The motion should be denied, and sanctions should be awarded for the expense of opposing it.',
        ],
      },
      {
        heading: 'STIPULATION TO CONTINUE CASE MANAGEMENT CONFERENCE',
        by: 'first',
        after: [10, 40],
        body: [
          'The parties are engaged in mediation, which they expect to complete within sixty days.',
          'The parties therefore stipulate that the case management conference may be continued.',
        ],
      },
      {
        heading: 'NOTICE OF SETTLEMENT OF ENTIRE CASE',
        by: 'first',
        after: [20, 60],
        body: [
          'The parties have settled the entire case.',
          'A request for dismissal will be filed within forty-five days.',
        ],
      },
    ],
  },
  {
    case_type: 'Family Law',
    share: 20,
    roles: ['Petitioner', 'Respondent'],
    companies: [0, 0],
    events: ['Status conference', 'Settlement conference', 'Evidentiary hearing'],
    documents: [
      {
        heading: 'PETITION FOR DISSOLUTION OF MARRIAGE',
        by: 'first',
        after: [0, 0],
        body: [
          '{First} and {second} were married in the County of Alder and separated this year.',
          'There are no minor children of the marriage.',
          'Irreconcilable differences have caused the irremediable breakdown of the marriage.',
          'The nature and extent of the community property are not yet known to {first}.',
        ],
        prayer: [
          'For dissolution of the marriage;',
          'For a division of the community property; and',
          'For such other and further relief as the Court deems proper.',
        ],
      },
      {
        heading: 'RESPONSE TO PETITION FOR DISSOLUTION OF MARRIAGE',
        by: 'second',
        after: [18, 32],
        body: [
          '{Second} agrees that the marriage should be dissolved.',
          '{Second} requests that the community property be divided as provided by law.',
        ],
      },
      {
        heading: 'DECLARATION IN SUPPORT OF REQUEST FOR ORDER',
        by: 'first',
        after: [14, 40],
        body: [
          'I am the petitioner in this matter and have personal knowledge of the facts stated in this declaration.',
          'Since the date of separation, I have paid the entire mortgage on the residence.',
          'I request an order that each party pay one-half of the mortgage until the property is divided.',
          perjury,
        ],
      },
      {
        heading: 'PROOF OF SERVICE',
        by: 'first',
        after: [1, 5],
        body: [
          adult,
          'I served the declaration in support of request for order on Respondent by first-class mail at the address of record.',
          perjury,
        ],
      },
    ],
  },
  {
    case_type: 'Probate',
    share: 12,
    roles: ['Petitioner', 'Respondent'],
    companies: [0, 0.1],
    events: ['Status conference', 'Evidentiary hearing'],
    documents: [
      {
        heading: 'PETITION FOR PROBATE OF WILL AND FOR LETTERS TESTAMENTARY',
        by: 'first',
        after: [0, 0],
        body: [
          'The decedent died in the County of Alder and was a resident of that county.',
          'The will was found among the decedent’s papers and is filed with this petition.',
          'The estate consists of personal property and a residence in the county.',
          'Petitioner is named executor in the will and consents to act.',
        ],
      },
      {
        heading: 'NOTICE OF HEARING',
        by: 'first',
        after: [3, 9],
        body: [
          'A hearing on the petition for probate has been set before this Court.',
          'Any interested person may appear and be heard.',
        ],
      },
      {
        heading: 'OBJECTION TO PETITION FOR PROBATE',
        by: 'second',
        after: [12, 30],
        body: [
          'Respondent is an heir of the decedent.',
          'Respondent objects on the ground that the decedent executed a later will.',
        ],
      },
    ],
  },
  {
    case_type: 'Small Claims',
    share: 12,
    roles: ['Plaintiff', 'Defendant'],
    companies: [0.15, 0.6],
    events: ['Small claims trial'],
    documents: [
      {
        heading: 'COMPLAINT FOR MONEY OWED',
        by: 'first',
        after: [0, 0],
        body: [
          '{First} paid {second} a deposit for work on a residence in this county.',
          'The work was never started, and the deposit was not returned.',
          `{First} requests the return of the deposit in the sum of ${amount}.`,
        ],
      },
      {
        heading: 'PROOF OF SERVICE',
        by: 'first',
        after: [4, 14],
        body: [adult, 'I personally served the claim on Defendant at Defendant’s place of business.', perjury],
      },
    ],
  },
  {
    case_type: 'Criminal',
    share: 14,
    roles: ['Plaintiff', 'Defendant'],
    companies: [0, 0],
    events: ['Arraignment', 'Pretrial conference', 'Motion hearing', 'Trial'],
    documents: [
      {
        heading: 'NOTICE OF MOTION AND MOTION TO SUPPRESS EVIDENCE',
        by: 'second',
        after: [0, 0],
        body: [
          'Defendant moves under Penal Code section 1538.5 to suppress all evidence obtained in the search of the vehicle.',
          'The search was conducted without a warrant and without probable cause.',
          'The People bear the burden of justifying a warrantless search.',
        ],
      },
      {
        heading: 'OPPOSITION TO MOTION TO SUPPRESS EVIDENCE',
        by: 'first',
        after: [5, 12],
        body: ['The officer saw the contraband in plain view.', 'The search was a lawful search incident to arrest.'],
      },
      {
        heading: 'NOTICE OF APPEARANCE OF COUNSEL',
        by: 'second',
        after: [2, 9],
        body: ['Counsel appears for Defendant in this matter and requests service of all papers.'],
      },
    ],
  },
];
