import { anyOf, pattern } from '#domain/text/pattern';

const firmWords = [
  'LLP',
  'L.L.P',
  'PLLC',
  'P.L.L.C',
  'PLC',
  'P.C',
  'P.A',
  'LLC',
  'PC',
  'P.L',
  'APC',
  'PA',
  'LPA',
  'law(yers)?,? (offices?|firm|group|center|partners|ltd|corp|inc|chambers)',
  /[a-z]+ law$/,
  'attorneys? at law',
  'legal (aid|services|clinic)',
  'associates',
  'public defender',
  'office of',
  'attorney general',
  'district attorney',
  'city attorney',
  'county counsel',
  'department of justice',
  'legal (department|defen[cs]e)',
  '(justice|law) center',
];
/** What the name of a law firm or a public law office contains. */
export const firm = pattern('i')`\b${anyOf(firmWords)}\b|[a-z] [&+] [a-z]|\bAbogados?\b`;
