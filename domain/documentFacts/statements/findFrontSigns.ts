import { anyOf, pattern } from '#domain/text/pattern';
import type { Statement } from '../Statement.ts';
import { type StatementText, statedAt } from './StatementText.ts';

/** A caption or a cover takes no more lines. */
const frontLines = 90;
const longest = 220;

const reviewSigns = [
  /\bon (?:appeal|petition|writ|review|certiorari)/,
  /\bappeal(?:s|ed)? from\b/,
  /\bpetition (?:for|to)\b.*\b(?:writ|review)/,
  /\bfrom (?:the|a|an)\b.{0,60}(?:court|judgment|order)/,
  /\bcourt below\b/,
  /\blower (?:tribunal|court)/,
  /\btrial court\b/,
  /\bl\.?t\.? (?:case )?no/,
  /\bsuperior court (?:no|case)/,
  /\boriginal (?:action|proceeding)/,
];
/**
 * Words of a document's first page that show an element of its caption or cover, by name. They supplement the reading, so that nothing is reported as missing that was only misread.
 */
const signs: Readonly<Record<string, RegExp>> = {
  court: /\b(?:courts?|tribunal|board|commission|surrogate)\b|c o u r t/i,
  county: /\bcount(?:y|ies)\b|\bparish\b|\bborough\b/i,
  state: /\b(?:texas|california|new york|florida|illinois)\b/i,
  sides: /^\W*(?:v|vs|versus|-?against-?)\W*$|\bv(?:s)?\.\s|\bv(?:s)?\.?$|\bversus\b|-against-/i,
  matter:
    /\bin re\b|\bin the (?:matter|interest|estate|marriage|guardianship)\b|\b(?:estate|matter|marriage|guardianship|conservatorship) of\b|\bex parte\b/i,
  role: /\b(?:plaintiff|petitioner|appellant|defendant|respondent|appellee|claimant|debtor|applicant|relator|movant|people|state)s?\b/i,
  number:
    /\b(?:case|cause|index|docket|file|civil action|action|no|nos|number)\b\W{0,4}.{0,24}\d{2,}|\b\d{1,2}:\d{2}-[a-z]{2}-\d{3,}|\b\d{2}-\d{3,}|\b\d{5,}/i,
  number_label:
    /\b(?:case|cause|index|docket|file|civil action|action)\W{0,3}(?:no|number|#)|^\W*nos?\b\W*_*$|\bno\.?:?\s*_+/i,
  below: pattern('i')`${anyOf(reviewSigns)}`,
  record_counsel: /\bcounsel of record\b/i,
  argument: /\b(?:oral argument|to be (?:argued|submitted)|argued by|submitted (?:on|by)|time requested)\b/i,
  day: /\b(?:19|20)\d{2}\b/,
  judge: /\b(?:hon|honorable|judge|justice|magistrate|dept|department|part|ias)\b/i,
  department: /\b(?:dept|department|courtroom|ctrm|division|div|part|room|place|location|zoom|remote)\b/i,
  clock: /\b\d{1,2}:\d{2}\b(?!-)|\b\d{1,2} ?[ap]\.?m\b/i,
  bar: /\b(?:bar|sbn|csb|atty|attorney|registration|firm|ardc|fbn|fla\.? bar)\b.{0,14}\d{3,}|\(\d{5,8}\)|\bS\.?B\.?N\b/i,
  phone: /\(\d{3}\)\W{0,2}\d{3}\W{1,2}\d{4}|\b\d{3}[-. ]\d{3}[-. ]\d{4}\b/,
  email: /\S@\S|\be-?mail\b/i,
  zip: /\b\d{5}(?:-\d{4})?\b/,
  represents:
    /(?:ttorneys?|ounsel|solicitors?|lawyers?) for\b|\bpro se\b|\bin pro(?:pria)? per|\bself[- ]represented\b|\bappearing\b/i,
  limited: /(?<!un)limited (?:civil|jurisdiction)/i,
  unlimited: /\bunlimited\b/i,
  over_10000:
    /exceeds? (?:the sum of )?\$ ?10,?000|(?:over|more than|in excess of) \$ ?10,?000|amount demanded.{0,40}\$ ?10,?000/i,
  not_over_10000: /(?:not exceed|under|less than|\$?10,?000 or less|up to)\W.{0,12}10,?000|10,?000 or less/i,
  immigration_label: /\b(?:immigration|privacy act|administrative procedure act)\b/i,
  detained: /\bdetained\b/i,
  eoir: /\beoir\b/i,
  a_number: /\bA[- #]?\d{2,3}[- ]?\d{3}[- ]?\d{3}\b|\bA[- ]?(?:number|no|file)\b/i,
  blank_date: /\bdate:?\s{0,4}(?:_{3,}|\.{5,}|\[\s*\])/i,
  hearing: /\bhearing\b|\bmaster\b|\bindividual\b|\bmerits\b/i,
  marriage: /in the matter of\b|the marriage of\b/i,
  marriage_of: /marriage of\b/i,
  interest_of: /in the interest of\b/i,
  // Divisions of the Circuit Court of Cook County
  law_division: /\blaw division\b/i,
  first_municipal: /\bfirst municipal (?:district|division)|\bmunicipal (?:department|division),? (?:first|1st) /i,
  form_box:
    /for court use only|attorney or party without attorney|judicial council of california|form (?:adopted|approved) for/i,
  under_seal: /\b(?:filed )?under seal\b|\bin camera\b|^\W*sealed\b/i,
  sensitive_notice: /contains sensitive data/i,
};

/**
 * One statement of kind `front` with the names of all signs, separated by spaces, and one for each sign that a rule
 * refers to.
 */
export function findFrontSigns({ lines }: StatementText): Statement[] {
  const [first] = lines;
  if (first === undefined) return [];
  const front = lines.slice(0, frontLines).filter(({ page }) => page === first.page);
  const found = new Map<string, StatementText['lines'][number]>();
  for (const line of front) {
    const text = line.text.length > longest ? line.text.slice(0, longest) : line.text;
    for (const name of names) if (!found.has(name) && signs[name]!.test(text)) found.set(name, line);
  }
  const pointed = [...found].filter(([name]) => shown.has(name));
  return [
    { kind: 'front', value: [...found.keys()].join(' '), evidence: [] },
    ...pointed.map(([name, line]) => statedAt(line, `front_${name}`)),
  ];
}

const names = Object.keys(signs);
/** Signs whose presence is a finding. */
const shown = new Set(['limited', 'unlimited', 'under_seal', 'sensitive_notice', 'over_10000', 'not_over_10000']);
