import type { RuleSamples, SampleDocument } from '../Sample.ts';

/** Invented people and numbers. Each pair: the data as a rule permits it, and in full. */
const document = (is: string, also: string, more: Partial<SampleDocument> = {}): SampleDocument => ({
  is,
  also,
  ...more,
});

const socialSecurity = {
  passes: document(
    'the last four digits of a social security number',
    'The debtor’s social security number ends in xxx-xx-1289.',
  ),
  fails: document('a whole social security number', 'The debtor’s social security number is 523-44-1289.'),
};
const birthDate = {
  passes: document('a year of birth', 'Drew Specimen was born in 1985, and the contract was signed on March 4, 2021.'),
  fails: document('a whole birth date', 'Drew Specimen was born on March 4, 1985.'),
};
const minor = {
  passes: document('a minor’s initials', 'The minor child, A.L., lives with her grandmother, Rosa Lopez.'),
  fails: document('a minor’s name', 'The minor child, Anna Lopez, lives with her grandmother.'),
};
const account = {
  passes: document(
    'the last four digits of an account',
    'The money went to the account ending in 4471 at First Sample Bank.',
  ),
  fails: document('a whole account number', 'The money went to account number 000447188123 at First Sample Bank.'),
};
const card = {
  passes: document(
    'a card’s last four digits and an order’s number',
    'It was charged to the card ending in 1881, order no. 4012888888881882.',
  ),
  fails: document('a whole card number', 'It was charged to the card 4012 8888 8888 1881.'),
};
const license = {
  passes: document('a contractor’s license', 'Example Foods holds contractor license no. 1234567.'),
  fails: document('a driver’s license number', 'He showed California driver’s license number D1234567.'),
};
const passport = {
  passes: document('a passport without its number', 'She showed her passport of 2019.'),
  fails: document('a passport number', 'She showed passport no. 512345678.'),
};
const child = {
  passes: document('an adult’s birth date', 'The decedent’s date of birth is March 4, 1951.'),
  fails: document('a child’s birth date', 'The grandchild’s date of birth is March 4, 2019.'),
};

const home = {
  passes: document('the city and state of a home', 'Drew Specimen resides in Dayton, Ohio.'),
  fails: document('a home address', 'Drew Specimen resides at 2214 Larkspur Lane, Dayton, Ohio 45419.'),
};
const homeInCriminalCase = {
  passes: document(
    'a home address in a civil case',
    'Drew Specimen resides at 2214 Larkspur Lane, Dayton, Ohio 45419.',
  ),
  fails: document(
    'a home address in a criminal case',
    'Drew Specimen resides at 2214 Larkspur Lane, Dayton, Ohio 45419.',
    {
      forum: { case_type: 'Criminal' },
    },
  ),
};
const childsHome = {
  passes: document('an adult’s home address', 'The respondent resides at 2214 Larkspur Lane, Dallas, Texas 75201.'),
  fails: document('a child’s home address', 'The child resides at 2214 Larkspur Lane, Dallas, Texas 75201.'),
};

type Pair = { passes: SampleDocument; fails: SampleDocument };
const rule = (id: string, ...[first, ...more]: [Pair, ...Pair[]]): RuleSamples => ({
  rule: id,
  passes: [first.passes, ...more.map(({ passes }) => passes)],
  fails: [first.fails, ...more.map(({ fails }) => fails)],
});
const employer: Pair = {
  passes: document(
    'an employer’s number, which is no individual’s',
    'Example Foods, Inc. (EIN 45-1234567) is a corporation.',
  ),
  fails: document('an individual taxpayer number', 'Her ITIN is 912-71-3456.'),
};

export const redactionSamples: readonly RuleSamples[] = [
  rule('FD-RED-01', socialSecurity, employer),
  rule('FD-RED-02', birthDate),
  rule('FD-RED-03', minor),
  rule('FD-RED-04', account, card),
  rule('FD-RED-05', socialSecurity, birthDate, minor, account, home),
  rule('FA-RED-01', socialSecurity, birthDate, minor, account, homeInCriminalCase),
  rule('CA-RED-01', socialSecurity),
  rule('CA-RED-02', account, card),
  rule('CA-APP-RED-01', socialSecurity, license, account),
  rule('NY-RED-01', socialSecurity, {
    passes: document('the last four digits of an employer’s number', 'Its EIN ends in xx-xxx4567.'),
    fails: document('an employer’s number', 'Example Foods, Inc., EIN 45-1234567.'),
  }),
  rule('NY-RED-02', birthDate),
  rule('NY-RED-03', minor),
  rule('NY-RED-04', account, card),
  rule('NY-RED-05', socialSecurity, account, child),
  rule('TX-RED-01', socialSecurity, license, passport),
  rule('TX-RED-02', account, card),
  rule('TX-RED-03', minor, child, childsHome),
  rule('TX-RED-05', socialSecurity, license, minor, childsHome),
  rule('TX-APP-RED-01', socialSecurity, passport, account, minor, childsHome),
  rule('TX-APP-RED-02', minor),
  rule('FL-RED-01', socialSecurity, account, card),
  rule('FL-RED-02', license, passport),
  rule('FL-RED-04', minor, birthDate),
  rule('IL-RED-01', socialSecurity, employer),
  rule('IL-RED-02', license, account, card),
  rule('IL-APP-RED-01', socialSecurity, license, account),
  rule('IL-APP-RED-02', minor),
];
