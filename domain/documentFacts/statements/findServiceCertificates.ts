import { findWays } from '#domain/reading/service/findWays';
import { anyOf, pattern } from '#domain/text/pattern';
import type { Statement } from '../Statement.ts';
import { serviceProofs } from './headingWords.ts';
import { dayPrinted, signsIn } from './Phrase.ts';
import { type StatementText, stated } from './StatementText.ts';

/** How far a certificate of service reaches: its lists of persons are long. */
const reach = 2600;
const most = 4;
const serviceCertificates = [
  pattern()`${anyOf(serviceProofs)} of (?:electronic )?(?:filing and )?(?:service|mailing)`,
  /\b(?:i|this is to|undersigned)(?:,? (?:an attorney|counsel),?)? (?:hereby )?(?:further )?certif(?:y|ies) that\b/,
  'it is hereby certified that',
  'i served the (foregoing|within|attached|following)',
];
const heading = pattern('g')`${anyOf(serviceCertificates)}`;
const act =
  /\b(?:serv(?:ed?|ing)|mailed|e-?mailed|e-?served|sent|delivered|delivery|admitted|transmitted|filed|furnished|provided|forwarded|caused)\b/;
const next = /\b(?:certificate of (?!service|mailing)|exhibit [a-z0-9]\b|appendix)/;

const peopleServed = [
  'counsel',
  'attorneys?',
  'part(y|ies)',
  'plaintiffs?',
  'defendants?',
  'petitioners?',
  'respondents?',
  'appell(ant|ee)s?',
  'clerk',
  'office of',
  'solicitor',
  'trustee',
  'persons?',
  'esq',
  'participants',
  'registered',
];
/** What a certificate of service says (Fed. R. Civ. P. 5(d)(1)(B); Cal. Code Civ. Proc. § 1013a; Tex. R. App. P. 9.5(e)). */
const signs = {
  date: new RegExp(
    `${dayPrinted.source}|\\b(?:today|this (?:same )?day|same (?:day|date)|date (?:below|above|set forth))\\b`,
  ),
  persons: pattern()`\b${anyOf(peopleServed)}\b|@`,
  address: /@|\b\d{5}(?:-\d{4})?\b|p\.? ?o\.? box|\baddress|\bsuite\b|\bstreet\b|\bavenue\b/,
  time: /\b\d{1,2}(?::\d{2})? ?(?:a\.?m|p\.?m)\b|\bbefore midnight|\bby 5/,
  adult:
    /over (?:the age of )?(?:18|eighteen)|not a party|at least 18|older than|active member of the (?:california )?state bar|age of (?:18|eighteen)/,
  perjury: /penalt(?:y|ies) (?:of|for) perjury|penalties as provided/,
  certifies: /\b(?:certif(?:y|ies))\b/,
  declares: /\b(?:declare|say|state)s?\b/,
  signed: /\/ ?s ?\/?|\bs\/|signed|signature|_{5,}|\bby:/,
  party: /\b(?:counsel|attorneys?|lawyers?) (?:for|of record)|representing|on behalf of|pro se|self-represented/,
} as const;

const monthsAndWeekdays = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
  'Mon',
  'Tues',
  'Wednes',
  'Thurs',
  'Fri',
  'Satur',
  'Sun',
];
/** A name after `on` or `to`, not a day. */
const named = pattern()`\b(?:on|upon|to|served)\s+(?:the\s+)?(?!${anyOf(monthsAndWeekdays)}[a-z]*\b)[A-Z][A-Za-z'-]+`;

/** Every certificate of service of a document. The value names what it says; `blank` where it was not filled in. */
export function findServiceCertificates(document: StatementText): Statement[] {
  const found: Statement[] = [];
  let until = 0;
  for (const { 0: words, index } of withinReason([...document.lower.matchAll(heading)])) {
    if (index < until || found.length >= most) continue;
    // In any case, the next words belong to the same certificate.
    until = index + words.length + 60;
    const behind = document.lower.slice(index + words.length, index + reach);
    const end = next.exec(behind.slice(200));
    const said = end === null ? behind : behind.slice(0, 200 + end.index);
    const isSentence = !/ of /.test(words);
    const did = act.exec(said.slice(0, isSentence ? 420 : 1500));
    if (did === null) continue;
    const value = signsOf(document.joined.text.slice(index, index + words.length + said.length), `${words}${said}`);
    // A mention in running text, as in an argument on service, certifies nothing.
    if (!isSentence && !/method|blank/.test(value)) continue;
    if (isSentence && !/served|mailed|service|sent|filed|delivered/.test(said.slice(0, 420))) continue;
    until = index + 700;
    found.push(
      stated(document, 'certificate_of_service', index, index + words.length + did.index + did[0].length, value),
    );
  }
  return found;
}

/** A document that argues about service names it on every page; its own certificate appears at its end. */
function withinReason<Match>(matches: Match[]): Match[] {
  return matches.length <= 160 ? matches : [...matches.slice(0, 40), ...matches.slice(-120)];
}

function signsOf(printed: string, said: string): string {
  const ways = findWays(printed).map(({ way }) => way);
  const blank = /\bon _{4,}|_{6,}[^_]{0,40}20_{2,}|\bby _{4,}/.test(said.slice(0, 900)) && !signs.date.test(said);
  return [
    signsIn(said, signs),
    named.test(printed) ? 'persons' : '',
    ways.length > 0 ? 'method' : '',
    ways.some(isElectronicFiling) ? 'efiled' : '',
    blank ? 'blank' : '',
  ]
    .filter(Boolean)
    .join(' ');
}

const isElectronicFiling = (way: string) => /ECF|NYSCEF|portal|eFile|Turbo|ECAS/.test(way);
