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
          '{First} performed every obligation under the agreement except those that were excused.',
          '{Second} failed to perform although {first} asked for performance in writing more than once.',
          `As a result of the breach {first} has been damaged in the sum of ${amount}.`,
          'The agreement provides for reasonable attorney fees to the party that prevails.',
        ],
        prayer: [
          `For damages in the sum of ${amount};`,
          'For costs of suit; and',
          'For such other relief as the Court deems proper.',
        ],
      },
      {
        heading: 'ANSWER TO COMPLAINT',
        by: 'second',
        after: [20, 34],
        body: [
          '{Second} denies each and every allegation of the complaint that is not admitted below.',
          'As a first affirmative defense, {second} alleges that the complaint does not state facts sufficient to constitute a cause of action.',
          'As a second affirmative defense, {second} alleges that {first} failed to mitigate the damages alleged.',
          'As a third affirmative defense, {second} alleges that the claim is barred by the statute of limitations.',
        ],
      },
      {
        heading: 'NOTICE OF MOTION AND MOTION TO COMPEL FURTHER RESPONSES',
        by: 'first',
        after: [30, 70],
        body: [
          '{First} will and hereby does move for an order that compels further responses to the first set of interrogatories.',
          'The responses that {second} served state objections without the facts that were asked for.',
          'Counsel met and conferred by telephone and by letter before this motion was filed.',
        ],
      },
      {
        heading: 'OPPOSITION TO MOTION TO COMPEL FURTHER RESPONSES',
        by: 'second',
        after: [6, 12],
        body: [
          '{Second} opposes the motion on the ground that complete responses have been served.',
          'The interrogatories ask for matters that are protected by the attorney work product rule.',
          'The motion should be denied and sanctions awarded for the expense of opposing it.',
        ],
      },
      {
        heading: 'STIPULATION TO CONTINUE CASE MANAGEMENT CONFERENCE',
        by: 'first',
        after: [10, 40],
        body: [
          'The parties are engaged in mediation and expect it to be completed within sixty days.',
          'The parties therefore stipulate that the case management conference be continued.',
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
          'Irreconcilable differences have led to an irremediable breakdown of the marriage.',
          'The extent of the community property is not yet known to {first}.',
        ],
        prayer: [
          'For dissolution of the marriage;',
          'For a division of the community property; and',
          'For such other relief as is proper.',
        ],
      },
      {
        heading: 'RESPONSE TO PETITION FOR DISSOLUTION OF MARRIAGE',
        by: 'second',
        after: [18, 32],
        body: [
          '{Second} agrees that the marriage should be dissolved.',
          '{Second} asks that the property be divided as the law provides.',
        ],
      },
      {
        heading: 'DECLARATION IN SUPPORT OF REQUEST FOR ORDER',
        by: 'first',
        after: [14, 40],
        body: [
          'I am the petitioner in this matter and have personal knowledge of the facts stated here.',
          'I have paid the mortgage on the residence alone since the separation.',
          'I ask the Court to order that each party pay one half of it until the property is divided.',
        ],
      },
      {
        heading: 'PROOF OF SERVICE',
        by: 'first',
        after: [1, 5],
        body: ['The papers were served by mail on the respondent at the address of record.'],
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
          'The will was found among the papers of the decedent and is filed with this petition.',
          'The estate consists of personal property and of a residence in the county.',
          'Petitioner is named executor in the will and consents to act.',
        ],
      },
      {
        heading: 'NOTICE OF HEARING',
        by: 'first',
        after: [3, 9],
        body: [
          'A hearing on the petition for probate has been set before this Court.',
          'Any person interested may appear and be heard.',
        ],
      },
      {
        heading: 'OBJECTION TO PETITION FOR PROBATE',
        by: 'second',
        after: [12, 30],
        body: [
          'Respondent is an heir of the decedent.',
          'Respondent objects on the ground that a later will was made.',
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
          'The work was never begun and the deposit was not returned.',
          `{First} asks for the return of the deposit in the sum of ${amount}.`,
        ],
      },
      {
        heading: 'PROOF OF SERVICE',
        by: 'first',
        after: [4, 14],
        body: ['The claim was handed to the defendant in person at the place of business.'],
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
          'Defendant moves to suppress all evidence obtained in the search of the vehicle.',
          'The search was made without a warrant and without probable cause.',
          'The People bear the burden to justify a search without a warrant.',
        ],
      },
      {
        heading: 'OPPOSITION TO MOTION TO SUPPRESS EVIDENCE',
        by: 'first',
        after: [5, 12],
        body: ['The officer saw the contraband in plain view.', 'The search was lawful as incident to the arrest.'],
      },
      {
        heading: 'NOTICE OF APPEARANCE OF COUNSEL',
        by: 'second',
        after: [2, 9],
        body: ['Counsel appears for the defendant in this matter and asks to be served with all papers.'],
      },
    ],
  },
];
