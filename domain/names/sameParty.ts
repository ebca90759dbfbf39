import { anyOf, pattern } from '#domain/text/pattern';

/** Forms of companies under their usual short form. */
const forms: readonly [RegExp, string][] = [
  [/\bincorporated\b/g, 'inc'],
  [/\bcorporation\b/g, 'corp'],
  [/\bcompany\b/g, 'co'],
  [/\blimited liability company\b|\bl l c\b/g, 'llc'],
  [/\blimited liability partnership\b|\bl l p\b/g, 'llp'],
  [/\blimited partnership\b|\bl p\b/g, 'lp'],
  [/\blimited\b/g, 'ltd'],
  [/\bnational association\b|\bn a\b/g, 'na'],
  [/\bassociation\b/g, 'assn'],
  [/\b(?:usa|u s a|united states of america|u s)\b/g, 'united states'],
  [/\bdepartment\b/g, 'dept'],
  [/\bcounty of (\w+)/g, '$1 county'],
  [/\bcity of (\w+)/g, '$1 city'],
  [/\b(?:the )?(?:people|state|commonwealth)(?: of (?:the )?(?:state of )?\w+(?: \w+)?)?$/g, '(state)'],
];
const descriptionOpenings = [
  'a k a',
  'aka',
  'f k a',
  'fka',
  'd b a',
  'dba',
  'n k a',
  't a',
  'individually',
  'in (his|her|its|their) official',
  'as (the )?(trustee|executor|executrix|administrator|guardian|next friend|personal representative|successor)',
  'on behalf of',
  'by and through',
  'through (his|her|its)',
  'et al',
  'et ux',
  'a minor',
  'an individual',
  /a (?:\w+ ){1,4}(?:corp|llc|lp|llp|co|inc|partnership|assn)/,
  'and (all )?others',
  'deceased',
  'esq',
  'dr',
  'mr',
  'mrs',
  'ms',
  'hon',
];
/** What a caption adds to a name. */
const additions = pattern()`\b${anyOf(descriptionOpenings)}\b.*$`;
const titles = /^(?:dr|mr|mrs|ms|hon|the)\s+/;
const suffix = /\s+(?:inc|corp|co|llc|llp|lp|ltd|na|pc|plc|pllc|pa|jr|sr|ii|iii|iv|md|phd|assn|trust)$/;

/** A name as it is compared: small letters without marks, company forms short, without what a caption adds. */
export function bareName(name: string): string {
  return plainName(name).replace(titles, '').replace(additions, '').replace(/\s+/g, ' ').trim();
}

/** All words of a name, in small letters without marks, with company forms short. */
export function plainName(name: string): string {
  let bare = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  for (const [pattern, short] of forms) bare = bare.replace(pattern, short);
  return bare;
}

/**
 * Whether two names are one party's as captions write them: capitals, marks, company forms, middle names, initials and
 * added capacities make no other party.
 */
export function sameParty(one: string, other: string): boolean {
  const a = bareName(one);
  const b = bareName(other);
  if (a === '' || b === '') return false;
  if (a === b || a.replace(/\s/g, '') === b.replace(/\s/g, '')) return true;
  const short = core(a);
  const long = core(b);
  return short === long || begins(short, long) || begins(long, short) || samePerson(short, long);
}

/** Without the company's form, which one caption may have and another not. */
function core(name: string): string {
  let bare = name;
  for (let next = bare.replace(suffix, ''); next !== bare && next !== ''; next = bare.replace(suffix, '')) bare = next;
  return bare;
}

/** A short title: `Acme` of `Acme Holdings West`; a single short word is not enough. */
function begins(short: string, long: string): boolean {
  return short.length >= 5 && long.startsWith(`${short} `);
}

/** First and last names match; middle names, or an initial for the first name, may differ. */
function samePerson(one: string, other: string): boolean {
  const a = one.split(' ');
  const b = other.split(' ');
  if (a.length > 5 || b.length > 5) return false;
  // `Roe, Jane` and a short title's `Roe`.
  if (a.at(-1) !== b.at(-1)) return a.length > 1 && [...a].sort().join(' ') === [...b].sort().join(' ');
  if (a.length === 1 || b.length === 1) return true;
  const [first] = a;
  const [second] = b;
  return first === second || (first![0] === second![0] && (first!.length === 1 || second!.length === 1));
}
