import { courts, type TypedDocument, typeDocument } from '../../testing/typedPages.ts';
import type { RuleSamples, SampleDocument } from '../Sample.ts';

const sample = (is: string, document: TypedDocument, more: Partial<SampleDocument> = {}): SampleDocument => ({
  is,
  text: typeDocument(document),
  ...more,
});
const rule = (
  id: string,
  document: TypedDocument,
  right: string,
  wrong: string,
  more: Partial<SampleDocument> = {},
): RuleSamples => ({
  rule: id,
  passes: [sample('one that states all of it', { ...document, body: right }, more)],
  fails: [sample('one that leaves some of it out', { ...document, body: wrong }, more)],
});
const people: [string, string] = ['THE PEOPLE OF THE STATE', 'JORDAN SPECIMEN'];
const filler =
  'Example Foods ran a kitchen in the building that it rented from the plaintiff and left it in the state in which the pictures show it, with the ovens, the tables and the shelves gone. ';
const running = Array.from({ length: 12 }, () => filler.trim().replace(/(.{90}\S*) /g, '$1\n')).join('\n');
const numbered = [
  'Plaintiff is a resident of the county.',
  'Defendant is a corporation.',
  'Defendant rented a kitchen from Plaintiff.',
  'Defendant left without paying.',
  running,
]
  .map((text, index) => `${index + 1}. ${text}`)
  .join('\n\n');
const unnumbered = ['Plaintiff is a resident of the county.', 'Defendant is a corporation.', running].join('\n\n');
const complaint = (court: string, title = 'COMPLAINT'): TypedDocument => ({ court, title });
const paragraphs = (id: string, court: string): RuleSamples =>
  rule(
    id,
    complaint(court),
    `${numbered}\n\nWHEREFORE Plaintiff prays for judgment.`,
    `${unnumbered}\n\nWHEREFORE Plaintiff prays for judgment.`,
  );
const tables = 'TABLE OF CONTENTS\n\nI. Facts .......... 1\n\nTABLE OF AUTHORITIES\n\nDoe v. Roe .......... 2\n\n';
const long = { facts: { words: { all: 6200, body: 5600 }, file: { pages: 21 } } };
const custody = 'There is one minor child of the marriage, A.S., born in 2016.';
const uccjea = `${custody} In the last five years the child has lived with Petitioner at 12 Elm Street. No other proceeding concerning custody of the child is
pending in any court, and no person other than the parties has physical custody or claims custody or visitation.`;
const charge =
  'The Grand Jury of the County of Kings accuses Jordan Specimen of the crime of larceny in violation of Penal Law section 155.30.\n\nCOUNT ONE: On or about March 3, 2026, in the County of Kings, the defendant did unlawfully take property.';

/** Parts of pleadings, motions, summonses and charging papers: there, and not. */
export const trialSectionSamples: readonly RuleSamples[] = [
  paragraphs('FD-PAR-01', courts.district),
  paragraphs('NY-PLD-01', courts.newYork),
  paragraphs('IL-PLD-01', courts.illinois),
  rule(
    'FD-JUR-01',
    complaint(courts.district),
    'JURISDICTION\n\n1. This Court has jurisdiction under 28 U.S.C. § 1331.\n\n2. Defendant broke the contract.\n\n3. Plaintiff lost the price.\n\nWHEREFORE Plaintiff asks for judgment and costs.',
    '1. Defendant broke the contract.\n\n2. Plaintiff lost the price of one hundred crates of pears.\n\n3. Nothing was paid back to the Plaintiff, who wrote to the Defendant in March and in April.',
  ),
  rule(
    'FD-SUM-01',
    { title: 'SUMMONS IN A CIVIL ACTION' },
    'To: Example Foods, Inc. A lawsuit was filed against you. Within 21 days after service you must serve an answer on the plaintiff’s attorney.\nIf you fail to respond, judgment by default will be entered against you for the relief demanded in the complaint.',
    'To: Example Foods, Inc. A lawsuit was filed against you. You must serve an answer to the complaint on the plaintiff’s attorney, whose name stands above.',
  ),
  rule(
    'FD-MOT-01',
    {},
    'Plaintiff moves for an order compelling answers, because Defendant has answered none of the interrogatories within the time of Rule 33.',
    'The interrogatories of September 1, 2026, are five in number. Each of them is about the kitchen that was rented. The kitchen stands empty today. Its ovens were sold in March.',
  ),
  rule(
    'CA-CAP-07',
    complaint(courts.california),
    'FIRST CAUSE OF ACTION\nBreach of Contract\n(Plaintiff against Defendant Example Foods, Inc.)\n\n1. Defendant broke it.\n\nSECOND CAUSE OF ACTION\nFraud\n(Plaintiff against all Defendants)\n\n2. Defendant lied.',
    'CAUSE OF ACTION\nBreach of Contract\n\n1. Defendant broke the contract about the kitchen that it had rented.\n\nCAUSE OF ACTION\nFraud\n\n2. Defendant said that it had paid what it had not paid.',
  ),
  rule(
    'CA-JUR-03',
    complaint(courts.california),
    '1. Defendant rented a kitchen.\n\n2. It paid no rent.\n\n3. It owes $42,000.\n\nWHEREFORE Plaintiff prays for judgment of $42,000 and costs.',
    'Defendant rented a kitchen from the Plaintiff in March and left it in April without a word to anybody, and the ovens that had stood in it were gone when the Plaintiff came back.',
  ),
  rule(
    'CA-MOT-01',
    { court: courts.california, title: 'NOTICE OF MOTION AND MOTION TO COMPEL' },
    'NOTICE IS HEREBY GIVEN that on December 4, 2026, at 9:00 a.m. in Department 53 Plaintiff will move for an order compelling answers on the\nground that none were served.\n\nMEMORANDUM OF POINTS AND AUTHORITIES\n\nThe answers are late.',
    'Plaintiff moves for an order that Defendant answer the interrogatories that were served upon it on September 1, 2026, and that have stayed without any answer since then.',
  ),
  {
    rule: 'CA-MOT-04',
    passes: [
      sample(
        'a long memorandum with tables',
        {
          court: courts.california,
          title: 'MEMORANDUM OF POINTS AND AUTHORITIES',
          body: `${tables}SUMMARY OF ARGUMENT\n\nNo answer came.\n\nARGUMENT\n\nThe answers are late.`,
        },
        long,
      ),
      sample('a short memorandum', { court: courts.california, title: 'MEMORANDUM OF POINTS AND AUTHORITIES' }),
    ],
    fails: [
      sample(
        'a memorandum of 21 pages without a summary of its argument',
        {
          court: courts.california,
          title: 'MEMORANDUM OF POINTS AND AUTHORITIES',
          body: `${tables}ARGUMENT\n\nThe answers are late.`,
        },
        long,
      ),
      sample(
        'a long memorandum without tables',
        {
          court: courts.california,
          title: 'MEMORANDUM OF POINTS AND AUTHORITIES',
          body: 'ARGUMENT\n\nThe answers are late.',
        },
        long,
      ),
    ],
  },
  rule(
    'CA-CRM-02',
    { block: '', court: courts.california, parties: people, title: 'FELONY COMPLAINT' },
    'The undersigned says that on or about March 3, 2026, in the County of Sacramento, Jordan Specimen did unlawfully take property of another, a\nfelony in violation of Penal Code section 487(a).',
    'The undersigned says that Jordan Specimen came to the shop at noon, took a radio from the shelf and left without paying for it, while two other customers stood at the counter and saw it all.',
  ),
  rule(
    'NY-PLD-03',
    { court: courts.newYork, title: 'SUMMONS WITH NOTICE' },
    'Plaintiff designates Kings County as the place of trial. The basis of venue is Plaintiff’s residence.\nThe nature of this action is breach of contract. The relief sought is $42,000.',
    'You are hereby summoned to serve a notice of appearance on the plaintiff’s attorney within 20 days after the service of this summons, exclusive of the day of service.',
  ),
  {
    rule: 'NY-FAM-04',
    passes: [
      sample('a petition with the child’s homes', {
        court: courts.newYork,
        title: 'PETITION FOR CUSTODY',
        body: uccjea,
      }),
    ],
    fails: [
      sample('a petition that is silent on them', {
        court: courts.newYork,
        title: 'PETITION FOR CUSTODY',
        body: `${custody} Petitioner asks for an order that the child stay at the house where the family has been until now, and for costs.`,
      }),
    ],
  },
  rule(
    'TX-FAM-03',
    { court: courts.texas, title: 'ORIGINAL PETITION IN SUIT AFFECTING THE PARENT-CHILD RELATIONSHIP' },
    uccjea,
    `${custody} Petitioner asks the Court for orders about the child that are in the interest of the child, and for costs.`,
  ),
  rule(
    'TX-FAM-04',
    { court: courts.texas, title: 'ORIGINAL PETITION IN SUIT AFFECTING THE PARENT-CHILD RELATIONSHIP' },
    `No court has continuing jurisdiction of this suit or of the child. The child is A.S., born in 2016. Petitioner should be appointed joint managing\nconservator and prays for those orders. ${custody}`,
    `Petitioner is the father of a child and asks the Court for orders that are in the interest of that child, whose name is known to the respondent and to the lawyers of both of them.`,
  ),
  rule(
    'IL-FAM-02',
    { court: courts.illinois, title: 'PETITION FOR ALLOCATION OF PARENTAL RESPONSIBILITIES' },
    `${uccjea}\n\nI declare under penalty of perjury that this is true and correct.`,
    `${custody} Petitioner asks for the allocation of decision-making and of the time that each parent spends with the child.`,
  ),
  rule(
    'NY-CRM-01',
    {
      block: '',
      court: courts.newYork,
      parties: people,
      title: 'INDICTMENT',
      signature: '/s/ Lee Model\nLee Model\nForeperson\n\n/s/ Robin Sample\nRobin Sample\nDistrict Attorney',
    },
    charge,
    'Jordan Specimen was seen in the shop at noon with a radio under the coat that he wore, which he had not paid for, and was stopped at the door by two of the clerks.',
  ),
  rule(
    'TX-CLM-01',
    { court: courts.texas, title: "PLAINTIFF'S ORIGINAL PETITION" },
    '1. Defendant broke a contract.\n\n2. It owes the price.\n\n3. The damages sought are within the jurisdictional limits of this Court.\n\nPRAYER\n\nPlaintiff asks for judgment.',
    '1. Defendant broke a contract about a kitchen that it had rented for two years from the Plaintiff.\n\n2. It owes the rent of those years.\n\n3. Plaintiff asks for judgment.',
  ),
  rule(
    'TX-PID-01',
    { court: courts.texas, title: "PLAINTIFF'S ORIGINAL PETITION" },
    'Plaintiff Drew Specimen is an individual. The last three digits of the driver’s license number are 123 and of the social security number 456.',
    'Plaintiff Drew Specimen is an individual who lives in Travis County. Defendant is a corporation that does business there, and it broke a contract with the Plaintiff.',
  ),
  rule(
    'TX-SC-01',
    { court: courts.texas, title: "PLAINTIFF'S ORIGINAL PETITION" },
    '1. Plaintiff is Drew Specimen.\n\n2. Defendant may be served at 12 Elm Street, Austin, Texas 78701.\n\n3. Defendant owes $4,200 for work done in March.\n\nPlaintiff asks for judgment.',
    'Somebody has not paid for the work that was done in the kitchen in March and in April, although he was asked to do so three times by letter and by telephone, and once in person.',
  ),
  rule(
    'FL-SC-02',
    { court: courts.florida, title: 'STATEMENT OF CLAIM' },
    '1. Defendant bought 100 crates of pears.\n\n2. Defendant did not pay.\n\n3. Defendant owes $4,200.',
    'Defendant bought pears from the Plaintiff in March and in April, and has still not paid for all of them, although it was asked to do so three times by letter and by telephone.',
  ),
  rule(
    'FL-PLD-01',
    complaint(courts.florida),
    `1. This Court has jurisdiction of this action for damages.\n\n2. Defendant rented a kitchen.\n\n3. Defendant paid nothing.\n\n4. ${running}\n\nWHEREFORE Plaintiff demands judgment.`,
    `Defendant rented a kitchen and paid nothing.\n\n${running}\n\nWHEREFORE Plaintiff demands judgment.`,
  ),
  rule(
    'IL-SC-02',
    { court: courts.illinois, title: 'SMALL CLAIMS COMPLAINT' },
    '1. Plaintiff bought pears from Defendant, 12 Elm Street, Chicago, IL 60601, on March 3, 2026.\n\n2. They were rotten.\n\n3. Defendant owes $420.',
    'Plaintiff bought pears that were rotten and wants the price of them back, which the Defendant has promised three times by letter and by telephone and has never paid.',
  ),
  rule(
    'TX-PRB-01',
    { court: courts.texas, title: 'APPLICATION FOR PROBATE OF WILL' },
    'Alex Specimen, the decedent, died on March 3, 2026, at Austin and was domiciled at 12 Elm Street in Travis County. The last will is dated May 4, 2019,\nand was signed before two witnesses. It names Drew Specimen as executor. The estate has a value of about $120,000. The last three digits of\nApplicant’s driver’s license are 123 and of the social security number 456.',
    'Alex Specimen left a last will that names Drew Specimen as executor, and Applicant asks that it be admitted to probate and that letters testamentary be issued to the Applicant.',
  ),
  rule(
    'IL-PRB-01',
    { court: courts.illinois, title: 'PETITION FOR PROBATE OF WILL' },
    'Alex Specimen, the decedent, died on March 3, 2026, at Chicago and resided at 12 Elm Street. The last will is dated May 4, 2019, and names Drew\nSpecimen as executor. The value of the personal and real estate is about $120,000. The heirs and legatees are Drew and Kim Specimen.',
    'Alex Specimen left a last will that names Drew Specimen as executor, and Petitioner asks that it be admitted to probate and that letters of office be issued to the Petitioner.',
  ),
  rule(
    'IL-CRM-01',
    { block: '', court: courts.illinois, parties: people, title: 'CRIMINAL COMPLAINT' },
    'On or about March 3, 2026, in Cook County, Jordan Specimen committed the offense of theft in that he knowingly took property, in violation of\n720 ILCS 5/16-1.',
    'Jordan Specimen was seen in the shop at noon with a radio under the coat that he wore, which he had not paid for, and was stopped at the door by two of the clerks.',
  ),
  rule(
    'TX-CRM-01',
    {
      block: '',
      court: courts.texas,
      parties: ['THE STATE OF TEXAS', 'JORDAN SPECIMEN'],
      title: 'INDICTMENT',
      signature: '/s/ Lee Model\nLee Model\nForeperson of the Grand Jury',
    },
    'In the name and by authority of The State of Texas: The Grand Jury charges that on or about March 3, 2026, Jordan Specimen took a radio.\n\nAgainst the peace and dignity of the State.',
    'The Grand Jury charges that on or about March 3, 2026, Jordan Specimen came to the shop at noon and took a radio from the shelf without paying for it, in Travis County.',
  ),
  rule(
    'TX-CRM-02',
    {
      block: '',
      court: courts.texas,
      parties: ['THE STATE OF TEXAS', 'JORDAN SPECIMEN'],
      title: 'INFORMATION',
      signature: '/s/ Lee Model\nLee Model\nAssistant County Attorney',
    },
    'In the name and by authority of the State of Texas: I present that on or about March 3, 2026, Jordan Specimen took a radio.\n\nAgainst the peace and dignity of the State.',
    'I present that on or about March 3, 2026, Jordan Specimen came to the shop at noon and took a radio from the shelf without paying for it, in Travis County, while two clerks stood by.',
  ),
  rule(
    'FL-CRM-01',
    {
      block: '',
      court: courts.florida,
      parties: ['STATE OF FLORIDA', 'JORDAN SPECIMEN'],
      title: 'INFORMATION',
      signature: '/s/ Lee Model\nLee Model\nAssistant State Attorney',
    },
    'In the name and by the authority of the State of Florida: Lee Model, being duly sworn, charges that on or about March 3, 2026, Jordan Specimen did\nunlawfully take a radio, contrary to section 812.014, Florida Statutes.',
    'It is charged that on or about March 3, 2026, Jordan Specimen came to the shop at noon and took a radio from the shelf without paying for it, while two clerks stood by and saw it.',
  ),
  rule(
    'IL-SUM-01',
    { court: courts.illinois, title: 'SUMMONS' },
    'You have been sued. Read all documents attached. You must file an appearance within 30 days after service. For help, call Illinois Court Help.\nDate: November 2, 2026.',
    'You must file an appearance within 30 days after the service of this summons upon you, and if you do not, judgment may be entered against you. Date: November 2, 2026.',
  ),
];
