import { courts, lawyerBlock, lawyerSignature, typeDocument } from '../../testing/typedPages.ts';
import type { RuleSamples } from '../Sample.ts';

export const prose = `The parties made an agreement on the delivery of goods in March of last year, and the goods were
delivered late and damaged, as the letters between the parties show. Nothing has been paid since, although payment
was asked for on three days in writing, and no reason was given for it.`;

/** The court's title on the eighth line of pleading paper. */
const placed = (block: string) => `${block}${'\n'.repeat(9)}`;
const noCaption = `A LETTER TO THE JUDGE\n\nMOTION FOR MORE TIME\n\n${prose}\n\n${lawyerSignature}`;

const coverLines = (...lines: string[]) => `${lines.join('\n\n')}\n\n${prose}`;
const counsel = lawyerBlock.replace('(SBN 123456)', '(State Bar No. 123456)');

/** A brief's cover with everything on it that courts of review ask for; lines that start with `without` are left out. */
function cover(court: string, { without = /^$/ }: { without?: RegExp } = {}): string {
  const lines = [
    'No. 26-1234',
    court,
    'DREW SPECIMEN,\n     Plaintiff-Appellant,\n\nv.\n\nEXAMPLE FOODS, INC.,\n     Defendant-Respondent.',
    'On Appeal from the Superior Court, County of Sacramento\nNo. 34-2026-00312345\nHonorable Alex Model, Judge',
    'BRIEF FOR PLAINTIFF-APPELLANT',
    'To be argued by Robin Sample, 15 minutes requested\nOctober 2, 2026',
    `Counsel of Record\n${counsel}`,
  ];
  return coverLines(...lines.filter((line) => !without.test(line)));
}

const respondents = 'In the Matter of\n\nDREW SPECIMEN,\n     Respondent.\n\nFile No. A 123-456-789';
function immigrationCover(...without: string[]): string {
  const lines = [
    'Robin Sample, EOIR ID AB123456\n100 Main Street, Sacramento, CA 95814\n(555) 010-0100\nAttorney for Respondent',
    'NON-DETAINED',
    courts.immigration,
    respondents,
    'Immigration Judge Alex Model        Next Hearing: December 1, 2026 at 9:00 a.m., individual hearing',
    "RESPONDENT'S MOTION TO CONTINUE",
  ];
  return coverLines(...lines.filter((line) => !without.some((one) => line.includes(one))));
}

const pair = (
  rule: string,
  [isGood, good]: [string, string],
  [isBad, bad]: [string, string],
  ...more: [string, string][]
): RuleSamples => ({
  rule,
  passes: [{ is: isGood, text: good }, ...more.map(([is, text]) => ({ is, text }))],
  fails: [{ is: isBad, text: bad }],
});

const californian = { court: courts.california, number: '34-2026-00312345' };
const limited = 'COMPLAINT FOR BREACH OF CONTRACT\n                                   )   LIMITED CIVIL CASE';
const demand = `COUNT ONE\nBreach of Contract\n\nPlaintiff alleges: ${prose}\n\nWHEREFORE Plaintiff prays for judgment of $18,000.`;

/** Documents that show and that lack what a first page must have. */
export const captionSamples: readonly RuleSamples[] = [
  pair(
    'FD-CAP-01',
    ['a motion with a whole caption', typeDocument({})],
    ['a motion without a caption', noCaption],
    ['a complaint that has no number yet', typeDocument({ title: 'COMPLAINT', number: '____________' })],
  ),
  pair(
    'FD-LR-NDCA-01',
    ['counsel on line 1 and the court on line 8', typeDocument({ block: placed(lawyerBlock) })],
    ['a first page without counsel', typeDocument({ block: placed('\n\n\n\n\n\n') })],
  ),
  {
    rule: 'FD-LR-NDCA-04',
    passes: [
      {
        is: 'a complaint that says it is an immigration case',
        text: typeDocument({ title: 'COMPLAINT\n                                   )   Immigration Case' }),
        forum: { case_type: 'Immigration' },
      },
    ],
    fails: [
      {
        is: 'a complaint that does not say what it reviews',
        text: typeDocument({ title: 'COMPLAINT', body: prose }),
        forum: { case_type: 'Immigration' },
      },
    ],
  },
  pair(
    'FD-LR-CDCA-01',
    ['counsel on line 1 and the court below line 8', typeDocument({ block: placed(lawyerBlock) })],
    ['a court title at the top of the page', typeDocument({ block: lawyerBlock.split('\n').join('   ') })],
  ),
  pair(
    'FA-CVR-01',
    ['a cover with all that the rule lists', cover(courts.circuit)],
    ['a cover without the court below', cover(courts.circuit, { without: /^On Appeal/ })],
  ),
  pair(
    'US-CVR-02',
    ['a cover with counsel of record', cover(courts.highest)],
    ['a cover that names no counsel of record', cover(courts.highest, { without: /^Counsel of Record/ })],
  ),
  pair(
    'CA-CAP-01',
    ['a paper that begins with counsel', typeDocument({ ...californian, block: placed(lawyerBlock) })],
    ['a paper that begins with the court', typeDocument({ ...californian, block: '', body: prose })],
    [
      'a paper of a party without a lawyer',
      typeDocument({
        ...californian,
        block: 'Drew Specimen\n100 Main Street\nSacramento, CA 95814\n(555) 010-0100\nIn pro per',
        signature: '/s/ Drew Specimen\nDrew Specimen, in pro per',
      }),
    ],
  ),
  pair(
    'CA-CAP-03',
    ['a court title on line 8', typeDocument({ ...californian, block: placed(lawyerBlock) })],
    ['a court title two inches down', typeDocument(californian)],
  ),
  pair(
    'CA-CAP-05',
    [
      'a notice of motion with date, time and department',
      typeDocument({
        ...californian,
        title:
          'NOTICE OF MOTION AND MOTION TO COMPEL\n                                   )   Date: December 1, 2026\n                                   )   Time: 9:00 a.m.   Dept.: 54',
      }),
    ],
    [
      'a notice of motion that does not say when it is heard',
      typeDocument({ ...californian, title: 'NOTICE OF MOTION AND MOTION TO COMPEL', body: prose }),
    ],
    ['a declaration, which notices nothing', typeDocument({ ...californian, title: 'DECLARATION OF DREW SPECIMEN' })],
  ),
  {
    rule: 'CA-CAP-06',
    passes: [
      {
        is: 'a limited civil case with its amount',
        text: typeDocument({
          ...californian,
          title: `${limited}\n                                   )   Amount demanded exceeds $10,000`,
          body: demand,
        }),
      },
    ],
    fails: [
      {
        is: 'a limited civil case that does not name its amount',
        text: typeDocument({ ...californian, title: limited, body: demand }),
      },
      {
        is: 'a small case that does not say that it is limited',
        text: typeDocument({ ...californian, title: 'COMPLAINT', body: demand }),
      },
    ],
  },
  pair(
    'CA-APP-CVR-01',
    ['a cover with all that the rule lists', cover(courts.californiaAppeal)],
    [
      'a cover without the trial court, its number and its judge',
      cover(courts.californiaAppeal, { without: /^On Appeal/ }),
    ],
  ),
  pair(
    'NY-CAP-01',
    ['a motion with court, county and number', typeDocument({ court: courts.newYork, number: '512345/2026' })],
    ['a motion without a caption', noCaption],
  ),
  pair(
    'NY-CTA-CVR-01',
    ['a cover that says who argues', cover('STATE OF NEW YORK\nCOURT OF APPEALS')],
    ['a cover that does not', cover('STATE OF NEW YORK\nCOURT OF APPEALS', { without: /^To be argued/ })],
  ),
  pair(
    'TX-CAP-01',
    ['a motion in a Texas cause', typeDocument({ court: courts.texas, number: 'D-1-GN-26-001234' })],
    ['a motion without a style', noCaption],
    [
      'a petition with a blank cause number',
      typeDocument({ court: courts.texas, number: '______', title: 'ORIGINAL PETITION' }),
    ],
  ),
  {
    rule: 'TX-FAM-01',
    passes: [
      {
        is: 'a divorce styled as one',
        text: `CAUSE NO. ____________\n\nIN THE MATTER OF THE MARRIAGE OF\nDREW SPECIMEN\nAND\nROBIN SPECIMEN\n\n${courts.texas}\n\nORIGINAL PETITION FOR DIVORCE\n\n${prose}`,
      },
    ],
    fails: [
      {
        is: 'a divorce styled as a lawsuit',
        text: typeDocument({
          court: courts.texas,
          number: '________',
          parties: ['DREW SPECIMEN', 'ROBIN SPECIMEN'],
          title: 'ORIGINAL PETITION FOR DIVORCE',
          body: prose,
        }),
      },
    ],
  },
  pair(
    'TX-APP-CVR-01',
    ['a cover with lead counsel', cover(courts.texasAppeal)],
    ['a cover without counsel', cover(courts.texasAppeal, { without: /^Counsel of Record/ })],
  ),
  pair(
    'FL-CAP-01',
    ['a motion with a whole caption', typeDocument({ court: courts.florida, number: '2026-012345-CA-01' })],
    ['a motion without a caption', noCaption],
  ),
  pair(
    'FL-APP-CVR-01',
    ['a cover with the lower tribunal', cover(courts.floridaAppeal)],
    ['a cover without it', cover(courts.floridaAppeal, { without: /^On Appeal/ })],
  ),
  pair(
    'IL-CAP-01',
    ['a motion with the filer’s e-mail', typeDocument({ court: courts.illinois, number: '2026-L-001234' })],
    [
      'a motion without the filer’s e-mail',
      typeDocument({
        court: courts.illinois,
        number: '2026-L-001234',
        block: lawyerBlock.replace('robin@sample.example\n', ''),
        body: prose,
      }),
    ],
  ),
  pair(
    'IC-CVR-01',
    ['a cover page with all that the manual lists', immigrationCover()],
    ['a cover page that does not say whether the respondent is detained', immigrationCover('NON-DETAINED')],
  ),
];
