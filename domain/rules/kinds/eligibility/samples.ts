import { courts, typeDocument } from '../../testing/typedPages.ts';
import { prose } from '../caption/samples.ts';
import type { RuleSamples, SampleDocument } from '../Sample.ts';

type Made = Omit<SampleDocument, 'is'>;

const pair = (
  rule: string,
  [isGood, good]: [string, Made],
  [isBad, bad]: [string, Made],
  both: Made = {},
): RuleSamples => ({
  rule,
  passes: [{ is: isGood, ...both, ...good }],
  fails: [{ is: isBad, ...both, ...bad }],
});
const small: Made = { forum: { case_type: 'Small Claims' } };
const family: Made = { forum: { case_type: 'Family Law' } };
const probate: Made = { forum: { case_type: 'Probate' } };
const unrepresented: Made = { filer: { represented: false, name: null, roster: [], roster_known: false } };

const claim = (court: string, plaintiff: string, more: string, block?: string): Made => ({
  text: typeDocument({
    court,
    number: '________',
    title: 'SMALL CLAIMS COMPLAINT',
    parties: [plaintiff, 'CASEY MODEL'],
    body: `${prose}\n\nPlaintiff alleges that Defendant owes the price.\n\n${more}\n\nWHEREFORE, Plaintiff prays for judgment in the amount of $5,000.`,
    ...(block === undefined ? {} : { block, signature: '/s/ Drew Specimen\nDrew Specimen, pro se' }),
  }),
});
const divorce = (court: string, more: string, title = 'PETITION FOR DISSOLUTION OF MARRIAGE'): Made => ({
  text: `${court}\n\nIn re the Marriage of\n\nDREW SPECIMEN,\n     Petitioner,\n\nand\n\nROBIN SPECIMEN,\n     Respondent.\n\nCase No. ______\n\n${title}\n\n${prose}\n\n${more}`,
});
const will = (day: string, more = ''): Made => ({
  text: `CAUSE NO. ______\n\nIN THE ESTATE OF\nDREW SPECIMEN,\nDECEASED\n\nIN THE PROBATE COURT NO. 1\nTRAVIS COUNTY, TEXAS\n\nAPPLICATION FOR PROBATE OF WILL AND LETTERS TESTAMENTARY\n\n${prose}\n\nDecedent died on ${day} in Austin. ${more}`,
});
const administration = (block: string, signature: string): Made => ({
  text: `${block}\n\nIN THE CIRCUIT COURT FOR LEE COUNTY, FLORIDA\nPROBATE DIVISION\n\nIN RE: ESTATE OF\nDREW SPECIMEN,\n     Deceased.\n\nFile No. ______\n\nPETITION FOR ADMINISTRATION\n\n${prose}\n\n${signature}`,
});
const lawyer = 'Robin Sample\nFlorida Bar No. 123456\n100 Main Street, Fort Myers, FL 33901\nAttorney for Petitioner';
const chosen = (case_type: 'Immigration' | 'Civil Complaint'): Made => ({
  chosen: { jurisdiction: null, court_level: null, case_type },
  forum: { case_type: 'Immigration' },
});
const texan = (body: string): Made => ({
  text: typeDocument({ court: courts.texas, number: 'D-1-GN-26-001234', body }),
});

/** Samples for who may file what, where, and how. */
export const eligibilitySamples: readonly RuleSamples[] = [
  pair(
    'CA-SC-03',
    [
      'a claim that counts the claims of the year',
      claim(
        courts.california,
        'DREW SPECIMEN',
        'I have not filed, and will not file, more than two small claims for more than $2,500 this year.',
      ),
    ],
    ['a claim over $2,500 that does not', claim(courts.california, 'DREW SPECIMEN', '')],
    small,
  ),
  pair(
    'CA-FAM-03',
    [
      'a petition with both residences',
      divorce(
        courts.california,
        'Petitioner has been a resident of this state for at least six months and of this county for at least three months.',
      ),
    ],
    ['a petition without them', divorce(courts.california, '')],
    family,
  ),
  pair(
    'NY-SC-02',
    ['a person’s claim', claim('CIVIL COURT OF THE CITY OF NEW YORK\nCOUNTY OF KINGS', 'DREW SPECIMEN', '')],
    ['a company’s claim', claim('CIVIL COURT OF THE CITY OF NEW YORK\nCOUNTY OF KINGS', 'EXAMPLE FOODS, INC.', '')],
    small,
  ),
  pair(
    'TX-FAM-02',
    [
      'a petition with both residences',
      divorce(
        courts.texas,
        'Petitioner has been a domiciliary of Texas for the preceding six-month period and a resident of this county for the preceding 90 days, at least six months and 90 days.',
        'ORIGINAL PETITION FOR DIVORCE',
      ),
    ],
    ['a petition without them', divorce(courts.texas, '', 'ORIGINAL PETITION FOR DIVORCE')],
    family,
  ),
  {
    rule: 'TX-PRB-02',
    passes: [
      { is: 'a will offered in the second year', ...probate, ...will('March 4, 2025') },
      {
        is: 'a will offered late without default',
        ...probate,
        ...will('March 4, 2019', 'Applicant was not in default in failing to offer the will.'),
      },
    ],
    fails: [{ is: 'a will offered after seven years', ...probate, ...will('March 4, 2019') }],
  },
  pair(
    'FL-FAM-01',
    [
      'a petition with residence and ground',
      divorce(
        courts.florida,
        'Petitioner has resided in Florida for more than six months before this petition. The marriage is irretrievably broken.',
      ),
    ],
    ['a petition without the ground', divorce(courts.florida, 'Petitioner has resided in Florida for six months.')],
    family,
  ),
  pair(
    'FL-PRB-02',
    ['a petition by a lawyer', administration(lawyer, '/s/ Robin Sample\nRobin Sample\nAttorney for Petitioner')],
    [
      'a petition of a person without a lawyer',
      {
        ...administration('Drew Specimen\n100 Main Street', '/s/ Drew Specimen\nDrew Specimen, pro se'),
        ...unrepresented,
      },
    ],
    probate,
  ),
  pair(
    'IL-SC-03',
    ['a company with a lawyer', claim('IN THE CIRCUIT COURT OF DUPAGE COUNTY, ILLINOIS', 'EXAMPLE FOODS, INC.', '')],
    [
      'a company without one',
      {
        ...claim(
          'IN THE CIRCUIT COURT OF DUPAGE COUNTY, ILLINOIS',
          'EXAMPLE FOODS, INC.',
          '',
          'Drew Specimen\n100 Main Street\nWheaton, IL 60187',
        ),
        ...unrepresented,
      },
    ],
    small,
  ),
  pair('FD-RED-08', ['the type Immigration', chosen('Immigration')], ['another type', chosen('Civil Complaint')]),
  pair(
    'TX-RED-04',
    [
      'sensitive data with the notice',
      {
        text: `NOTICE: THIS DOCUMENT CONTAINS SENSITIVE DATA.\n\n${typeDocument({ court: courts.texas, number: 'D-1-GN-26-001234', body: `${prose}\n\nHis social security number is 523-44-1289.` })}`,
      },
    ],
    ['sensitive data without it', texan(`${prose}\n\nHis social security number is 523-44-1289.`)],
  ),
  pair(
    'TX-NOE-01',
    ['an open motion', texan(prose)],
    [
      'an answer under seal',
      {
        text: typeDocument({
          court: courts.texas,
          number: 'D-1-GN-26-001234',
          title: 'ANSWER\n                                   )   FILED UNDER SEAL',
          body: prose,
        }),
      },
    ],
  ),
  {
    rule: 'IC-EFL-01',
    passes: [{ is: 'a PDF' }],
    fails: [{ is: 'a word processor’s file', facts: { file: { format: 'docx' } } }],
  },
  pair(
    'FD-JUR-03',
    ['a complaint about a contract', { text: typeDocument({ title: 'COMPLAINT', body: prose }) }],
    ['a petition for divorce', { text: typeDocument({ title: 'PETITION FOR DIVORCE', body: prose }) }],
    family,
  ),
  pair(
    'ST-IMM-01',
    [
      'a petition for a juvenile’s findings',
      {
        text: typeDocument({
          court: courts.california,
          title: 'PETITION',
          body: `${prose}\n\nThe petition asks for special immigrant juvenile findings.`,
        }),
      },
    ],
    [
      'an application for asylum',
      { text: typeDocument({ court: courts.california, title: 'APPLICATION FOR ASYLUM', body: prose }) },
    ],
    { forum: { case_type: 'Immigration' } },
  ),
  pair(
    'NY-LVL-01',
    [
      'a brief to the Court of Appeals',
      {
        text: `STATE OF NEW YORK\nCOURT OF APPEALS\n\nDREW SPECIMEN,\n     Appellant,\n\nv.\n\nEXAMPLE FOODS, INC.,\n     Respondent.\n\nBRIEF FOR APPELLANT\n\n${prose}`,
      },
    ],
    [
      'a motion to the Supreme Court of a county',
      { text: typeDocument({ court: courts.newYork, number: '512345/2026' }) },
    ],
  ),
];
