import { expect, test } from 'vitest';
import { readTyped } from '../testing/readTyped.ts';

type Lawyer = { name: string } & Record<string, string>;
const gap = '                                        ';
const right = (lines: string[]) => lines.map((line) => `${gap}${line}`).join('\n');
const prose =
  'The parties have met and have not been able to agree on a date, and the witnesses live in three states of this Union.';

const cases: [form: string, text: string, lawyers: Lawyer[]][] = [
  [
    'over a Californian caption',
    `Dana L. Whitfield (SBN 212345)\nOmar Quist (SBN 323456)\nWHITFIELD & ROSS LLP\n1800 Century Park East, Suite 600\nLos Angeles, California 90067\nTelephone: (310) 555-0142\nFacsimile: (310) 555-0143\ndwhitfield@example.com\noquist@example.com\n\nAttorneys for Plaintiff\nORCHID STUDIOS, INC.\n\nSUPERIOR COURT OF THE STATE OF CALIFORNIA\nCOUNTY OF LOS ANGELES`,
    [
      {
        name: 'Dana L. Whitfield',
        bar_number: '212345',
        firm: 'WHITFIELD & ROSS LLP',
        address: '1800 Century Park East, Suite 600, Los Angeles, California 90067',
        phone: '(310) 555-0142',
        email: 'dwhitfield@example.com',
      },
      { name: 'Omar Quist', bar_number: '323456', email: 'oquist@example.com' },
    ],
  ],
  [
    'in a Texan signature block',
    `${prose}\n\n${right(['Respectfully submitted,', '', 'BARROW LAW FIRM, PLLC', '711 Navarro St., Suite 500', 'San Antonio, Texas 78205', 'lucinda@example.com', '', '/s/ Lucinda Barrow', 'Lucinda Barrow', 'State Bar No. 24099123', 'ATTORNEY FOR DEFENDANT ACME, INC.'])}`,
    [{ name: 'Lucinda Barrow', bar_number: '24099123', represents: 'Defendant Acme, Inc.' }],
  ],
  [
    'in Florida, with the number beside the name',
    `${prose}\n\n${right(['/s/ Ximena Duarte', 'Ximena Duarte (FBN 771034)', 'DUARTE LAW, P.L.', 'Counsel for Appellee'])}`,
    [{ name: 'Ximena Duarte', bar_number: '771034', firm: 'DUARTE LAW, P.L.', represents: 'Appellee' }],
  ],
  [
    'in Illinois, where the number stands under the address',
    `${prose}\n\n${right(['/s/ Simon Achterberg', 'Attorney for Plaintiff'])}\n\nSimon Achterberg\nAchterberg Law, Ltd.\n77 W. Washington St., Suite 1118\nChicago, IL 60602\nAttorney No. 44188`,
    [
      {
        name: 'Simon Achterberg',
        bar_number: '44188',
        firm: 'Achterberg Law, Ltd.',
        address: '77 W. Washington St., Suite 1118, Chicago, IL 60602',
        represents: 'Plaintiff',
      },
    ],
  ],
  [
    'in Michigan, two houses for two parties',
    `${prose}\n\n${right(['Helen Farrow (P64872)', 'Farrow & Associates, PLLC', 'Counsel for the Harbor Chamber', 'of Commerce', '6053 Chase Rd.', 'Dearborn, MI 48126', '', 'Alan Hale (P73076)', 'Hale, Dorn & Associates', 'Counsel for Lakeside Union', '6050 Greenfield Rd., Suite 201', 'Dearborn, MI 48126'])}`,
    [
      {
        name: 'Helen Farrow',
        bar_number: 'P64872',
        firm: 'Farrow & Associates, PLLC',
        represents: 'the Harbor Chamber of Commerce',
        address: '6053 Chase Rd., Dearborn, MI 48126',
      },
      { name: 'Alan Hale', bar_number: 'P73076', firm: 'Hale, Dorn & Associates', represents: 'Lakeside Union' },
    ],
  ],
  [
    'in New York, two firms joined by a word, for one client',
    `${prose}\n\n${right(['By: /s/ Gideon Warren', 'Gideon Warren (GW-1740)', 'Warren & Finch', '19 Fulton Street, Suite 408', 'New York, New York 10038', '- and -', 'Helen Yates (HY-8962)', 'Harbor Justice Center', '666 Broadway, 10th Floor', 'New York, New York 10012', 'Attorneys for Plaintiffs'])}`,
    [
      { name: 'Gideon Warren', bar_number: 'GW-1740', firm: 'Warren & Finch', represents: 'Plaintiffs' },
      { name: 'Helen Yates', bar_number: 'HY-8962', firm: 'Harbor Justice Center', represents: 'Plaintiffs' },
    ],
  ],
  [
    'on the cover of a brief, with a rarer name',
    `APPELLANT'S OPENING BRIEF\n\n${right(['Benedikt Aldous', 'ALDOUS APPEALS LLC', 'One N. LaSalle Street, Suite 2400', 'Chicago, Illinois 60602', 'Counsel for Plaintiff-Appellant'])}\n\nORAL ARGUMENT REQUESTED`,
    [{ name: 'Benedikt Aldous', firm: 'ALDOUS APPEALS LLC', represents: 'Plaintiff-Appellant' }],
  ],
  [
    'two who sign one under the other',
    `${prose}\n\n${right(['/s/ Chad T. Hollis', 'chollis@example.com', '/s/ Peter Thorne', 'pthorne@example.com', 'Attorneys for the Plaintiff', 'MAINE WORKERS GROUP', '92 Exchange Street', 'Portland, Maine 04101'])}`,
    [
      {
        name: 'Chad T. Hollis',
        email: 'chollis@example.com',
        represents: 'Plaintiff',
        address: '92 Exchange Street, Portland, Maine 04101',
      },
      { name: 'Peter Thorne', email: 'pthorne@example.com', represents: 'Plaintiff' },
    ],
  ],
  [
    'with the number after a comma',
    `JOSHUA MERTZ, BAR NO. 61916\nCounsel of Record\nAMY JEFFERS, BAR NO. 44740\nHOLLIS FINCH LLP\n1050 K Street NW, Suite 1040\nWashington, DC 20001\njmertz@example.com\nCounsel for Plaintiff-Appellee`,
    [
      { name: 'Joshua Mertz', bar_number: '61916', firm: 'HOLLIS FINCH LLP', represents: 'Plaintiff-Appellee' },
      { name: 'Amy Jeffers', bar_number: '44740' },
    ],
  ],
  [
    'a public defender',
    `${prose}\n\n${right(['/s/ Imani Castle', 'Imani Castle', 'Georgia Bar No. 331207', 'Office of the Public Defender', '137 Peachtree Street SW', 'Atlanta, Georgia 30303', 'Attorney for Defendant'])}`,
    [{ name: 'Imani Castle', bar_number: '331207', firm: 'Office of the Public Defender', represents: 'Defendant' }],
  ],
  [
    'in a caption’s column in Pennsylvania',
    `ALLEGHENY RIDGE, LLC,                   :\n                                        :   Filed on behalf of Defendant\n               Defendant.               :\n                                        :   Counsel of Record for this Party:\n                                        :   Rosamund Teague, Esquire\n                                        :   PA I.D. No. 88214`,
    [{ name: 'Rosamund Teague', bar_number: '88214' }],
  ],
  [
    'on a judicial form',
    `ATTORNEY OR PARTY WITHOUT ATTORNEY\nNAME: Philippa Quarrie (SBN 288145)\nFIRM NAME: Quarrie Family Law\nSTREET ADDRESS: 401 B Street, Suite 900\nATTORNEY FOR (Name): Petitioner Gwen Ashby`,
    [{ name: 'Philippa Quarrie', bar_number: '288145', represents: 'Petitioner Gwen Ashby' }],
  ],
  [
    'in two columns between the rules of a Michigan caption',
    `________________________________________________________________________\nBRANDON L. KEYES (P70112)               LYDIA FERN (P68840)\nKEYES ROTHMAN PLC                       FERN & DALY PLLC\nAttorneys for Plaintiff                 Attorneys for Defendant\n101 N. Main St., Ste 400                300 S. State Street\nAnn Arbor, MI 48104                     Ann Arbor, MI 48104\n________________________________________________________________________\n\nANSWER`,
    [
      {
        name: 'Brandon L. Keyes',
        bar_number: 'P70112',
        firm: 'KEYES ROTHMAN PLC',
        represents: 'Plaintiff',
        address: '101 N. Main St., Ste 400, Ann Arbor, MI 48104',
      },
      {
        name: 'Lydia Fern',
        bar_number: 'P68840',
        firm: 'FERN & DALY PLLC',
        represents: 'Defendant',
        address: '300 S. State Street, Ann Arbor, MI 48104',
      },
    ],
  ],
  [
    'in Florida, the second after the address of the house',
    `${prose}\n\n${right(['CALDERA & MARSH, P.A.', 'Attorneys for Plaintiff', 'One Biscayne Tower, Suite 3100', 'Miami, Florida 33131', 'By: s/ Ileana Caldera', 'Ileana Caldera, Esq.', 'Fla. Bar No. 88231', 'Tobias Marsh, Esq.', 'Fla. Bar No. 104455', 'tmarsh@example.com'])}`,
    [
      { name: 'Ileana Caldera', bar_number: '88231', firm: 'CALDERA & MARSH, P.A.', represents: 'Plaintiff' },
      {
        name: 'Tobias Marsh',
        bar_number: '104455',
        firm: 'CALDERA & MARSH, P.A.',
        represents: 'Plaintiff',
        email: 'tmarsh@example.com',
      },
    ],
  ],
];

test.each(cases)('attorneys are read %s', (_form, text, lawyers) => {
  for (const read of Object.values(readTyped(text))) {
    const found = (read.counsel ?? []).map(({ value, parts }) => ({ name: value, ...parts }));
    expect(found.map(({ name }) => name)).toEqual(lawyers.map(({ name }) => name));
    for (const [index, lawyer] of lawyers.entries()) expect(found[index]).toMatchObject(lawyer);
  }
});

test.each([
  ['a party who speaks for himself', 'Wynn Tolliver\n12 Elm Street\nAustin, Texas 78701\nPlaintiff, in pro per'],
  ['a judge', `${prose}\n\n${right(['/s/ John A. Mendel', 'JOHN A. MENDEL', 'UNITED STATES DISTRICT JUDGE'])}`],
  [
    'who is served',
    `CERTIFICATE OF SERVICE\nI served this paper on March 2, 2026 by mail on:\n\nJane Roe\nRoe & Doe LLP\n12 Alder Street\nAustin, Texas 78701\nAttorney for Plaintiff`,
  ],
  ['a notary', `${right(['______________________', 'Maria Lund', 'Notary Public, State of Texas'])}`],
  [
    'a declarant',
    `I declare under penalty of perjury that this is true.\n\n${right(['/s/ Paul Sterling', 'Paul Sterling'])}`,
  ],
])('%s is not counsel for anyone', (_who, text) => {
  for (const read of Object.values(readTyped(text))) expect(read.counsel).toEqual([]);
});
