import { describe, expect, test } from 'vitest';
import { asFlow, asPages } from '#domain/documents/testing/typedDocument';
import { findIdentifiers } from './findIdentifiers.ts';
import { identifierCases } from './testing/identifierCases.ts';

/** Invented numbers and people: what is printed, and what is kept of it. */
const yes: [what: string, text: string, kept: string[]][] = [
  ['ssn hyphen', 'Plaintiff resides in Mesa. Her number is 123-45-6789 as stated.', ['social_security:6789']],
  ['ssn plain', 'Debtor, SSN 123456789, filed.', ['social_security:6789']],
  ['ssn label far', 'The social security number for Mr. Roe is 523 44 1289.', ['social_security:1289']],
  ['ssn linebreak', 'his Social Security number (523-44-\n1289) was used', ['social_security:1289']],
  ['ssn linebreak2', 'SSN: 523-\n44-1289.', ['social_security:1289']],
  ['ssn linebreak3', 'Social Security No. 52344\n1289 is', ['social_security:1289']],
  ['ssn fullwidth', 'SSN：５２３－４４－１２８９', ['social_security:1289']],
  ['ssn ocr', 'SSN: 5Z3-4O-l289 was', ['social_security:1289']],
  ['ssn ocr2', 'Social Security Number 52344I2B9 ok', ['social_security:1289']],
  ['ssn dots', 'SSN 523.44.1289', ['social_security:1289']],
  ['ssn glued', 'SSN523441289', ['social_security:1289']],
  ['ssn endash', 'SSN 523–44–1289', ['social_security:1289']],
  ['form next', 'Social Security Number:\n523441289\nName: X', ['social_security:1289']],
  ['form beside', 'Social Security Number:          523441289\nPhone:          6025551234', ['social_security:1289']],
  [
    'table',
    'Name             SSN            Account No.\nJane Roe         523441289      00012345678\nJohn Poe         523441290      00012345679',
    ['social_security:1289', 'financial_account:5678', 'social_security:1290', 'financial_account:5679'],
  ],
  ['itin', 'ITIN 912-71-3456 and', ['taxpayer:3456']],
  ['itin2', 'her number 912-71-3456 and', ['taxpayer:3456']],
  ['ein', 'Employer Identification Number 45-1234567.', ['taxpayer:4567']],
  ['ein2', 'FEIN: 451234567', ['taxpayer:4567']],
  ['ein3', '(EIN 45-1234567)', ['taxpayer:4567']],
  ['tax id', 'Tax ID No. 45-1234567', ['taxpayer:4567']],
  ['acct', 'Wells Fargo account number 0012345678 was', ['financial_account:5678']],
  ['acct2', 'checking account no. 1234-5678-90', ['financial_account:7890']],
  ['acct3', 'Acct. # 98765432', ['financial_account:5432']],
  ['acct4', 'the account ending in 1234, formerly account 8876543210 at Chase', ['financial_account:3210']],
  [
    'accts',
    'Account Nos. 12345678, 87654321 and 11223344',
    ['financial_account:5678', 'financial_account:4321', 'financial_account:3344'],
  ],
  ['acct bank', 'account number at Chase Bank is 445566778', ['financial_account:6778']],
  ['savings', 'savings account 44556677', ['financial_account:6677']],
  ['card', 'charged to 4111 1111 1111 1111 on', ['payment_card:1111']],
  ['card2', 'Visa card number 4012888888881881.', ['payment_card:1881']],
  ['amex', 'American Express 3782-822463-10005', ['payment_card:0005']],
  ['card break', 'card no. 4012 8888\n8888 1881', ['payment_card:1881']],
  ['dl', "California driver's license number D1234567", ['driver_license:4567']],
  ['dl2', 'Driver License No.: A123-456-78-901-0', ['driver_license:9010']],
  ['dl3', 'DL# 12345678 TX', ['driver_license:5678']],
  ['dl4', 'DL: D08954796', ['driver_license:4796']],
  ['dl5', 'driver’s license (AZ) D08954796', ['driver_license:4796']],
  ['pass', 'U.S. Passport No. 512345678', ['passport:5678']],
  ['pass2', 'passport number C01234567', ['passport:4567']],
  ['pass3', 'holder of Mexican passport G12345678', ['passport:5678']],
  ['a', 'File No.: A 012-345-678', ['alien_number:5678']],
  ['a2', 'Alien Registration Number 012345678', ['alien_number:5678']],
  ['a3', 'A# 098-765-432', ['alien_number:5432']],
  ['a4', 'Respondent (A200 123 456) is in removal proceedings.', ['alien_number:3456']],
  ['a5', 'A012345678, an alien', ['alien_number:5678']],
  ['dob', 'Date of birth: 03/04/1985', ['birth_date:1985']],
  ['dob2', 'DOB 3-4-85', ['birth_date:1985']],
  ['dob3', 'Plaintiff was born in Tucson, Arizona, on March 4, 1985.', ['birth_date:1985']],
  ['dob4', 'born on the 4th day of March, 1985', ['birth_date:1985']],
  ['dob5', 'D.O.B.: 1985-03-04', ['birth_date:1985']],
  ['dob6', '03/04/1985 (DOB)', ['birth_date:1985']],
  ['dob7', 'Date of Birth\n03/04/1985\nSex\nM', ['birth_date:1985']],
  ['dob ocr', 'DOB: O3/l4/1985', ['birth_date:1985']],
  [
    'dob tbl',
    'Child           Date of birth     Date of placement\nR.M.            01/02/2015        03/04/2020\nT.M.            05/06/2017        03/04/2020',
    ['birth_date:2015', 'birth_date:2017'],
  ],
  ['dobs', 'dates of birth are January 2, 2015 and May 6, 2017', ['birth_date:2015', 'birth_date:2017']],
  ['minor', 'the minor child, Juno Roe, lives with her mother', ['minor_name:J.R.']],
  ['minor2', 'JUNO ROE, a minor, by and through her mother, MARY ROE,', ['minor_name:J.R.']],
  ['minor3', 'Plaintiffs Mary Roe, individually and as parent of Timothy Roe, a minor,', ['minor_name:T.R.']],
  ['minor4', 'Timothy Roe, age 7, was present', ['minor_name:T.R.']],
  ['minor5', 'the minor children, Anna Lopez and Ben Lopez, reside', ['minor_name:A.L.', 'minor_name:B.L.']],
  ['minor6', 'In the Interest of Anna Lopez, a Child', ['minor_name:A.L.']],
  ['minor7', 'In re Anna Lopez,\na Person Coming Under the Juvenile Court Law', ['minor_name:A.L.']],
  ['minor8', 'seven-year-old Anna Lopez was', ['minor_name:A.L.']],
  ['minor9', 'Anna Lopez (age 12) and', ['minor_name:A.L.']],
  ['minor10', 'Minor: Anna Lopez', ['minor_name:A.L.']],
  ['minor11', "Child's name: Anna Maria Lopez", ['minor_name:A.M.L.']],
  ['minor12', 'his minor son Ben', ['minor_name:B.']],
  ['minor13', 'the minor child, Anna, lives', ['minor_name:A.']],
  ['minor14', 'Mary Lopez, as natural guardian of Anna Lopez,', ['minor_name:A.L.']],
  [
    'minor15',
    'Anna Lopez, who is nine years old, attends. Later Anna Lopez said',
    ['minor_name:A.L.', 'minor_name:A.L.'],
  ],
  ['minor16', 'ANNA LOPEZ and BEN LOPEZ, minors, by their guardian', ['minor_name:A.L.', 'minor_name:B.L.']],
  ['minor17', 'IN THE MATTER OF:\nANNA LOPEZ,\n      a minor.', ['minor_name:A.L.']],
  [
    'minor18',
    'The parties have two minor children: Anna Lopez (born 2014) and Ben Lopez (born 2016).',
    ['minor_name:A.L.', 'minor_name:B.L.'],
  ],
];

/** Lookalikes that are public or already redacted. */
const no: [what: string, text: string][] = [
  ['phone', 'Telephone: (602) 555-1234\nFax: 602-555-1235'],
  ['phone2', 'Tel. 602.555.1234 Cell 6025551234'],
  ['case', 'Case No. 2:20-cv-01234-ABC; Cause No. 123456789'],
  ['bar', 'State Bar No. 123456789; SBN 234567'],
  ['invoice', 'Invoice No. 123-45-6789 and Invoice #123456789'],
  ['bates', 'Bates JONES000123456 - 000123999'],
  ['statute', 'A.R.S. § 12-341.01 and 42 U.S.C. § 1983'],
  ['zip', 'Phoenix, AZ 85001-1234'],
  ['zip of a bureau of accounts', 'Patient Accounts Bureau, Norcross, GA 30091-0279'],
  ['zip behind an account', 'his Google account, 100 Main Street, Sacramento, California 95833'],
  ['copyright', 'Online account (c) 1996-2018, and © 1996-2018 of the account'],
  ['section number beside an account', 'an account stated under O.C.G.A. § 44-13-100 and account, Section 441310'],
  ['a number in the next numbered paragraph', '12. He opened an account number\n13. Meeting ID 8876543210 was used.'],
  ['a birthday that was kept', 'for his fiftieth birthday, on July 17, 2025, and her 40th birthday: March 4, 2015'],
  ['a book of a birthday', 'the Birthday Album, described on July 17, 2025'],
  ['a newspaper’s article about a birthday', 'The Wall Street Journal wrote of his birthday on July 17, 2025.'],
  [
    'redacted',
    'SSN xxx-xx-1234, ***-**-1234, XXX-XX-6789; account ****5678, account ending in 1234, last four digits 1234',
  ],
  ['invalid', 'SSN 000-12-3456, SSN 666-12-3456, SSN 123-00-4567, 123-45-0000, 987-12-3456'],
  ['card luhn', 'card number 4111 1111 1111 1112'],
  ['tracking', 'tracking number 4012888888881881'],
  ['account of', 'on account of 12,000 shares; account stated of $12345.67'],
  ['date', 'filed on March 4, 1985. The contract dated 03/04/1985'],
  ['born yr', 'She was born in 1985. Year of birth: 1985'],
  ['born other', 'born in 1985 and hired on June 1, 2010'],
  ['minor init', 'the minor child, J.R., and M.L., a minor, by and through'],
  [
    'minor adj',
    'a minor defect; Apex Corp., a minor shareholder; Minor Children Support; the minor children. The Court',
  ],
  ['adult', 'Jane Roe, age 42, and John Smith, aged 67'],
  ['child psych', 'Jane Roe, a child psychologist, testified'],
  ['doe', 'Jane Doe, a minor'],
  ['ssa', 'Social Security Administration v. 123456789 files'],
  ['lic', 'contractor license no. 123456; license plate 8ABC123; medical license number A12345678'],
  ['cite', 'Roe v. Wade, 410 U.S. 113 (1973); In re Gault, 387 U.S. 1'],
  ['amount', 'paid $523441289 and 523,441,289 dollars'],
  ['routing', 'routing number 122105155'],
  ['sample', 'in the format 123-45-6789'],
  ['apn', 'APN 123-45-6789'],
  ['order', 'Order No. 123-45-6789'],
  ['interest', 'In the Interest of Justice'],
];

const layouts = [
  ['flowing text', asFlow],
  ['a page', asPages],
] as const;
const keptOf = (text: string, layOut: typeof asFlow) =>
  findIdentifiers(layOut(text)).map(({ kind, shown }) => `${kind}:${shown}`);

describe.each(layouts)('in %s', (_layout, layOut) => {
  test.each(yes)('%s is found: %j', (_what, text, kept) => {
    expect(keptOf(text, layOut).sort()).toEqual([...kept].sort());
  });

  test.each(identifierCases.filter(([text]) => layOut === asFlow || !text.includes('\t')))(
    'of %j these are found: %j',
    (text, kept) => {
      expect(keptOf(text, layOut).sort()).toEqual([...kept].sort());
    },
  );

  test.each(no)('%s is none: %j', (_what, text) => {
    expect(keptOf(text, layOut)).toEqual([]);
  });
});

test('the stored part of a number has its position and masks all but its end', () => {
  expect(findIdentifiers(asFlow('Debtor, SSN 523-44-1289, filed.'))).toEqual([
    {
      kind: 'social_security',
      shown: '1289',
      confidence: expect.closeTo(0.99),
      evidence: [{ kind: 'paragraph', paragraph: 1, start: 12, end: 23, quote: '•••-••-1289' }],
    },
  ]);
  const [name] = findIdentifiers(asPages('the minor child, Anna Lopez, lives with her mother'));
  expect(name!.evidence).toEqual([expect.objectContaining({ page: 1, quote: 'A••• L•••' })]);
  const [day] = findIdentifiers(asFlow('Date of birth: March 4, 1985'));
  expect(day!.evidence[0]!.quote).toBe('••••• •, 1985');
});

test('takes time in proportion to the text, regardless of repetition', () => {
  const pieces = [
    '1',
    'A',
    '1 ',
    'a minor ',
    'SSN ',
    'account no. ',
    '4111 ',
    'born ',
    'Jane Roe, ',
    '123-45-',
    '\n',
    'DOB 1/',
  ];
  // Milliseconds of CPU time, which other processes do not affect.
  const timeOf = (text: string) => {
    const before = process.cpuUsage();
    findIdentifiers({ layout: 'flow', paragraphs: [{ number: 1, text, start: 0 }], text });
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  for (const piece of pieces) timeOf(piece.repeat(2000));
  for (const piece of pieces) expect(timeOf(piece.repeat(50_000)), piece).toBeLessThan(5000);
});

test('a number that is cut between two numbered lines of a pleading is one number', () => {
  const lines = [
    "12   The decedent's Social Security number was 523-",
    '13   44-1289, and she was born on March',
    '14   4, 1985, in Mesa. The court',
    '15   finds that the estate is small',
    '16   and that nothing else remains.',
  ];
  expect(keptOf(lines.join('\n'), asFlow)).toEqual(['social_security:1289', 'birth_date:1985']);
});
