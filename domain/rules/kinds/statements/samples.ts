import { courts, type TypedDocument, typeDocument } from '../../testing/typedPages.ts';
import type { RuleSamples, SampleDocument } from '../Sample.ts';

const sample = (is: string, document: TypedDocument): SampleDocument => ({ is, text: typeDocument(document) });
const company: Pick<TypedDocument, 'parties'> = { parties: ['SAMPLE PEARS, INC.', 'EXAMPLE FOODS, INC.'] };
const stated =
  'CORPORATE DISCLOSURE STATEMENT\n\nSample Pears, Inc. has no parent corporation, and no publicly held corporation owns 10% or more of its stock.';
const disclosed = (rule: string, document: TypedDocument, words = stated): RuleSamples => ({
  rule,
  passes: [sample('a company that discloses', { ...document, service: words })],
  fails: [sample('a company that does not', document)],
});
const spanish = `Yo declaro que el dia tres de marzo estaba en la casa de mi hermana con los hijos de ella y que no vi a nadie en la calle. Los
vecinos dijeron que el hombre que vino por la noche era el mismo que habia estado en la tienda, pero yo no lo vi porque estaba con
mi madre en el cuarto y la puerta estaba cerrada. Mas tarde la policia vino a la casa y nos pregunto por el hombre, y mi hermana les
dijo lo que ella sabia de el y de su familia. Eso fue cuanto yo supe de lo que paso esa noche en la casa de mi hermana y en la calle.`;
const translated = `${spanish}

CERTIFICATE OF TRANSLATION

I, Lee Example, am competent to translate from Spanish into English, and this translation is true and accurate to the best of my abilities.
I declare this under penalty of perjury. 12 Elm Street, San Francisco, CA 94103. Telephone (555) 010-0109.

/s/ Lee Example`;
const vague = `${spanish}

CERTIFICATE OF TRANSLATION

I certify the English text as the translation of this page. Lee Example`;
const language = (rule: string, court: string, ...fails: SampleDocument[]): RuleSamples => ({
  rule,
  passes: [sample('a Spanish statement with a translator’s certificate', { court, body: translated })],
  fails: [sample('a Spanish statement without a translation', { court, body: spanish }), ...fails],
});
const uncertified = (court: string) => sample('a certificate that certifies little', { court, block: '', body: vague });
const texan = (body: string): TypedDocument => ({ court: courts.texas, title: "PLAINTIFF'S ORIGINAL PETITION", body });
const injury = (court: string, demand: string): TypedDocument => ({
  court,
  title: 'COMPLAINT FOR PERSONAL INJURY',
  body: `FIRST CAUSE OF ACTION\n(Negligence)\n\n1. Defendant drove through a red light and Plaintiff suffered serious bodily injury.\n\n2. The personal injury is permanent.\n\n${demand}`,
});
const amounts = (rule: string, court: string): RuleSamples => ({
  rule,
  passes: [
    sample(
      'damages in an amount to be proved',
      injury(court, 'WHEREFORE Plaintiff prays for damages according to proof.'),
    ),
  ],
  fails: [
    sample(
      'damages of a stated amount',
      injury(court, 'WHEREFORE Plaintiff prays for judgment against Defendant for damages in the sum of $750,000.'),
    ),
  ],
});

/** Languages, who appears behind a party, and what Texas and injury pleadings say or keep silent on. */
export const disclosureSamples: readonly RuleSamples[] = [
  language('CA-LNG-01', courts.california),
  language('NY-LNG-01', courts.newYork, uncertified(courts.newYork)),
  language('IC-LNG-01', courts.immigration),
  language('IC-LNG-02', courts.immigration, uncertified(courts.immigration)),
  {
    rule: 'IC-LNG-03',
    passes: [
      sample('a declaration that was read to its maker', {
        court: courts.immigration,
        title: 'DECLARATION OF DREW SPECIMEN',
        body: 'I do not speak English. I fear to return.\n\nCERTIFICATE OF INTERPRETATION\n\nI am competent in Spanish and English and read this declaration to Drew Specimen in Spanish.',
      }),
    ],
    fails: [
      sample('a declaration of one who does not understand it', {
        court: courts.immigration,
        title: 'DECLARATION OF DREW SPECIMEN',
        body: 'I do not speak English. I fear to return, because the men who took my brother know where I lived.',
      }),
    ],
  },
  language('BIA-LNG-01', courts.immigration, uncertified(courts.immigration)),
  disclosed('FD-DIS-01', { ...company, title: 'COMPLAINT' }),
  {
    rule: 'FD-DIS-02',
    passes: [
      sample('members with their citizenship', {
        parties: ['SAMPLE PEARS LLC', 'EXAMPLE FOODS, INC.'],
        title: 'COMPLAINT',
        body: 'This Court has diversity jurisdiction. The members of Sample Pears LLC are Drew Specimen, a citizen of Nevada, and Kim Specimen, a citizen of Oregon.',
      }),
    ],
    fails: [
      sample('a company whose members nobody names', {
        parties: ['SAMPLE PEARS LLC', 'EXAMPLE FOODS, INC.'],
        title: 'COMPLAINT',
        body: 'This Court has diversity jurisdiction, since Sample Pears LLC was formed in Nevada and has its principal place of business there, and more than $75,000 is in controversy.',
      }),
    ],
  },
  disclosed('FD-CRM-03', { parties: ['UNITED STATES OF AMERICA', 'EXAMPLE FOODS, INC.'], title: 'MOTION TO DISMISS' }),
  disclosed('FA-DIS-01', { ...company, court: courts.circuit, title: "APPELLANT'S OPENING BRIEF" }),
  disclosed(
    'FA-DIS-02',
    { court: courts.circuit, title: "APPELLANT'S BRIEF" },
    'CERTIFICATE OF INTERESTED PERSONS\n\nThese persons have an interest in the outcome of this case: Drew Specimen.',
  ),
  disclosed(
    'US-SEC-02',
    { ...company, court: courts.highest, title: 'PETITION FOR A WRIT OF CERTIORARI' },
    'PARTIES TO THE PROCEEDING\n\nPetitioner is Sample Pears, Inc. (NYSE: PEAR). Respondent is Example Foods, Inc., which is not publicly traded.',
  ),
  disclosed(
    'CA-APP-DIS-01',
    { court: courts.californiaAppeal, title: "APPELLANT'S OPENING BRIEF" },
    'CERTIFICATE OF INTERESTED ENTITIES OR PERSONS\n\nThere are none to list under rule 8.208.',
  ),
  {
    rule: 'TX-DSC-01',
    passes: [
      sample(
        'a petition under level 2',
        texan('1. Discovery is intended to be conducted under Level 2 of Texas Rule of Civil Procedure 190.3.'),
      ),
    ],
    fails: [
      sample(
        'a petition without a level',
        texan(
          '1. Plaintiff is an individual who lives in Travis County and rented a kitchen to the Defendant, which paid no rent for two years and then left without a word.',
        ),
      ),
    ],
  },
  {
    rule: 'TX-DSC-02',
    passes: [
      sample(
        'level 1 for $250,000 or less',
        texan(
          '1. Discovery is intended to be conducted under Level 1.\n\n2. Plaintiff seeks only monetary relief of $250,000 or less.',
        ),
      ),
    ],
    fails: [
      sample(
        'level 1 for more than $1,000,000',
        texan(
          '1. Discovery is intended to be conducted under Level 1.\n\n2. Plaintiff seeks monetary relief over $1,000,000.',
        ),
      ),
    ],
  },
  {
    rule: 'TX-CLM-02',
    passes: [
      sample(
        'relief between two bounds',
        texan('1. Plaintiff seeks monetary relief over $250,000 but not more than $1,000,000.'),
      ),
      sample('no money at all', texan('1. Plaintiff seeks only non-monetary relief.')),
    ],
    fails: [
      sample(
        'a petition that names no band',
        texan(
          '1. Plaintiff seeks damages for the rent that Defendant did not pay for two years, and for the ovens that were gone when the Plaintiff came back to the kitchen.',
        ),
      ),
    ],
  },
  amounts('CA-JUR-02', courts.california),
  amounts('NY-PLD-02', courts.newYork),
  amounts('IL-PLD-02', courts.illinois),
];
