import { courts, type TypedDocument, typeDocument } from '../../testing/typedPages.ts';
import type { RuleSamples, SampleDocument } from '../Sample.ts';

const sample = (is: string, document: TypedDocument, more: Partial<SampleDocument> = {}): SampleDocument => ({
  is,
  text: typeDocument(document),
  ...more,
});
const facts = `I, Drew Specimen, state:

1. I lent Example Foods the sum in question and was not repaid.

2. I have the letters in which it promised to repay it, and they are attached.`;
const signature = '/s/ Drew Specimen\nDrew Specimen';
const declaration = (court: string, close: string, title = 'DECLARATION OF DREW SPECIMEN'): TypedDocument => ({
  block: '',
  court,
  title,
  body: `${facts}\n\n${close}`,
  signature,
});
const perjury = 'I declare under penalty of perjury that the foregoing is true and correct.';
const ofCalifornia =
  'I declare under penalty of perjury under the laws of the State of California that the foregoing is true and correct.';
const verification = `VERIFICATION

I am the plaintiff. I have read the foregoing and know its contents, and it is true of my own knowledge.
I declare under penalty of perjury that this is true and correct. Executed on November 2, 2026, at Sacramento, California.

/s/ Drew Specimen
Drew Specimen`;
const jurat = `Subscribed and sworn to before me on November 2, 2026.

/s/ Lee Example
Notary Public`;

/** A document that must be verified: with its verification, and without. */
const verified = (rule: string, document: TypedDocument, ...fails: SampleDocument[]): RuleSamples => ({
  rule,
  passes: [
    sample('one that is verified', { ...document, service: verification }),
    sample('one that is sworn before a notary', { ...document, service: jurat }),
  ],
  fails: [sample('one that nobody swears to', document), ...fails],
});
const answer = (court: string): TypedDocument => ({
  court,
  title: 'ANSWER TO VERIFIED COMPLAINT',
  body: 'Defendant Example Foods, Inc. answers the verified complaint: it denies paragraphs 1 to 9 and says that the loan was repaid in full before this action was begun.',
});
const willBody = `Drew Specimen asks that the last will of Alex Specimen, the decedent, be admitted to probate. The decedent died on March 3,
2026, at Albany, and resided at 12 Elm Street. The heirs, distributees and legatees are Drew Specimen and Kim Specimen. The will
names Drew Specimen as executor and is dated May 4, 2019. The estimated value of the estate is $120,000. Petitioner is interested
as executor and beneficiary. Venue is in this county because the decedent resided in it.`;
const felony =
  'The undersigned, on information and belief, says that on or about March 3, 2026, in the County of Sacramento, Jordan\nSpecimen did unlawfully take the property of another, a felony in violation of Penal Code section 487, and so is charged.';
const people: [string, string] = ['THE PEOPLE OF THE STATE', 'JORDAN SPECIMEN'];

/** Declarations, affidavits, verifications: sworn to in each court's way, and not. */
export const oathSamples: readonly RuleSamples[] = [
  verified('FD-CRM-02', {
    block: '',
    parties: ['UNITED STATES OF AMERICA', 'JORDAN SPECIMEN'],
    title: 'CRIMINAL COMPLAINT',
    body: felony,
  }),
  verified('FD-HAB-01', {
    title: 'PETITION FOR WRIT OF HABEAS CORPUS',
    parties: ['DREW SPECIMEN', 'LEE MODEL, Warden'],
    body: 'Petitioner is held by the respondent, the warden of the detention center at Sampletown, without a hearing on bond, and asks for release or such a hearing.',
  }),
  {
    rule: 'FD-DEC-01',
    passes: [
      sample(
        'a declaration under 28 U.S.C. 1746',
        declaration(courts.district, `${perjury} Executed on November 2, 2026.`),
      ),
      sample('an affidavit with a jurat', declaration(courts.district, jurat, 'AFFIDAVIT OF DREW SPECIMEN')),
    ],
    fails: [
      sample('a declaration that nobody stands for', declaration(courts.district, 'That is all I know.')),
      sample(
        'a declaration that does not say that it is true',
        declaration(courts.district, 'I make this declaration under penalty of perjury. Executed on November 2, 2026.'),
      ),
    ],
  },
  {
    rule: 'CA-SIG-02',
    passes: [
      sample(
        'a declaration under the laws of California',
        declaration(courts.california, `${ofCalifornia} Executed on November 2, 2026.`),
      ),
      sample(
        'a declaration with its place',
        declaration(courts.california, `${perjury} Executed on November 2, 2026, at Fresno, California.`),
      ),
    ],
    fails: [
      sample('a declaration that nobody stands for', declaration(courts.california, 'That is all I know.')),
      sample('a declaration without a date', declaration(courts.california, ofCalifornia)),
    ],
  },
  verified('CA-VER-01', answer(courts.california)),
  verified('CA-PRB-02', { court: courts.california, title: 'PETITION FOR PROBATE OF WILL', body: willBody }),
  verified('CA-CRM-01', {
    block: '',
    court: courts.california,
    parties: people,
    title: 'FELONY COMPLAINT',
    body: felony,
  }),
  verified('NY-VER-01', answer(courts.newYork)),
  {
    rule: 'NY-VER-02',
    passes: [
      sample(
        'an affirmation in the words of CPLR 2106',
        declaration(
          courts.newYork,
          'I affirm this 2nd day of November, 2026, under the penalties of perjury under the laws of New York, which may include a fine or imprisonment, that the foregoing is true, and I understand that this document may be filed in an action or proceeding in a court of law.',
          'AFFIRMATION OF DREW SPECIMEN',
        ),
      ),
    ],
    fails: [
      sample(
        'an affirmation without those words',
        declaration(
          courts.newYork,
          'I affirm under penalty of perjury that the foregoing is true.',
          'AFFIRMATION OF DREW SPECIMEN',
        ),
      ),
    ],
  },
  {
    rule: 'NY-FAM-01',
    passes: [
      sample('a verified complaint with the notices', {
        court: courts.newYork,
        title: 'VERIFIED COMPLAINT FOR DIVORCE',
        body: 'Plaintiff asks for a judgment of divorce. The notice of automatic orders, the notice on continuation of health care coverage and the notice of guideline maintenance are attached.',
        service: verification,
      }),
    ],
    fails: [
      sample('a complaint without oath and notices', {
        court: courts.newYork,
        title: 'COMPLAINT FOR DIVORCE',
        body: 'Plaintiff asks for a judgment of divorce, because the marriage broke down more than six months ago, and for costs.',
      }),
    ],
  },
  verified(
    'NY-PRB-01',
    { court: courts.newYork, title: 'PETITION FOR PROBATE', body: willBody },
    sample('a petition that does not say who inherits', {
      court: courts.newYork,
      title: 'PETITION FOR PROBATE',
      body: 'Drew Specimen asks that the last will of Alex Specimen, the decedent, be admitted to probate.',
      service: verification,
    }),
  ),
  verified('NY-CRM-02', {
    block: '',
    court: courts.newYork,
    parties: people,
    title: 'CRIMINAL COMPLAINT',
    body: felony,
  }),
  verified('TX-SC-02', {
    court: courts.texas,
    title: 'PETITION FOR EVICTION',
    body: 'Plaintiff is the owner of the premises located at 12 Elm Street. Defendant did not pay rent due on October 1, 2026. Written notice to vacate was given on October 5, 2026. Plaintiff asks for possession.',
  }),
  verified('FL-PLD-03', {
    court: courts.florida,
    title: 'COMPLAINT TO FORECLOSE MORTGAGE',
    body: 'This is an action to foreclose a mortgage on residential real property. Plaintiff certifies that it is in possession of the original promissory note. Plaintiff asks for judgment of foreclosure of the mortgage.',
  }),
  {
    rule: 'FL-VER-01',
    passes: [
      sample(
        'a declaration in the words of the statute',
        declaration(
          courts.florida,
          'Under penalties of perjury, I declare that I have read the foregoing declaration and that the facts stated in it are true.',
        ),
      ),
    ],
    fails: [
      sample('a declaration that nobody stands for', declaration(courts.florida, 'That is all I know.')),
      sample(
        'a declaration that does not say that it was read',
        declaration(courts.florida, 'Under penalties of perjury, I declare that this is true.'),
      ),
    ],
  },
  verified('FL-PRB-01', { court: courts.florida, title: 'PETITION FOR ADMINISTRATION', body: willBody }),
  {
    rule: 'IL-VER-01',
    passes: [
      sample('a certification under section 1-109', {
        court: courts.illinois,
        title: 'VERIFIED PETITION',
        service:
          'VERIFICATION BY CERTIFICATION\n\nUnder penalties as provided by law pursuant to Section 1-109 of the Code of Civil Procedure, the undersigned certifies\nthat the statements set forth in this instrument are true and correct.\n\n/s/ Drew Specimen',
      }),
    ],
    fails: [
      sample('a verification in other words', {
        court: courts.illinois,
        title: 'VERIFIED PETITION',
        service:
          'VERIFICATION\n\nI have read the foregoing petition and know its contents, and all of it is right.\n\n/s/ Drew Specimen',
      }),
    ],
  },
  verified('IL-VER-02', answer(courts.illinois)),
  verified(
    'IL-FAM-01',
    {
      court: courts.illinois,
      title: 'PETITION FOR DISSOLUTION OF MARRIAGE',
      body: 'Petitioner, age 41, is employed as a teacher; Respondent, age 43, is employed as a cook. Petitioner has resided in Illinois for\nmore than 90 days. The parties were married on June 1, 2009, at Chicago. No children were born of the marriage. There is no\nagreement on maintenance or support. Petitioner asks for dissolution of the marriage.',
    },
    sample('a petition without the particulars', {
      court: courts.illinois,
      title: 'PETITION FOR DISSOLUTION OF MARRIAGE',
      body: 'Petitioner asks for dissolution.',
      service: verification,
    }),
  ),
];
