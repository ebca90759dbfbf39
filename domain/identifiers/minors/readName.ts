/** A person's name in a text, as far as its letters show. */
export type Name = { start: number; end: number; parts: string[] };

const word =
  "(?:(?:Mc|Mac|De|La|Di|Fitz|O'|D')?[A-ZÀ-Þ][a-zà-ÿ]+(?:['’-][A-ZÀ-Þ]?[a-zà-ÿ]+)*|[A-ZÀ-Þ]{2,}(?:['’-][A-ZÀ-Þ]{2,})*|[A-ZÀ-Þ]'[A-ZÀ-Þ]{2,})";
const particle = '(?:de la|de los|de|del|la|van der|van|von|bin|al|el|da|dos|y)';
const part = `(?:${word}|[A-ZÀ-Þ]\\.?(?![a-zà-ÿA-ZÀ-Þ])|"${word}")`;
const ahead = new RegExp(`${word}(?:[ \\n]{1,2}(?:${particle} )?${part}){0,4}`, 'y');
const behind = new RegExp(
  `(?:^|[^A-Za-zÀ-ÿ.'’-])(${word}(?:[ \\n]{1,2}(?:${particle} )?${part}){0,4})(?:,? (?:Jr|Sr|II|III)\\.?)?$`,
);

/** The name that begins exactly here. */
export function nameAt(text: string, at: number): Name | undefined {
  ahead.lastIndex = at;
  const match = ahead.exec(text);
  return match === null ? undefined : trim(match[0], at);
}

/** `ROE, JANE`, a name in the order of a form, beginning here. */
export function invertedAt(text: string, at: number): Name | undefined {
  const match =
    /^[A-ZÀ-Þ]{2,}(?:[-'’][A-ZÀ-Þ]{2,})?, ([A-ZÀ-Þ]{2,}(?: [A-ZÀ-Þ]\b\.?)?)(?=\s*(?:\n|[,;()]|$| {2}))/.exec(
      text.slice(at, at + 60),
    );
  if (match === null) return undefined;
  const [last, ...given] = match[0].split(/, | /);
  return isNoName(last!) || isNoName(given[0]!)
    ? undefined
    : { start: at, end: at + match[0].length, parts: [...given, last!] };
}

const titled = /\b(?:Mr|Mrs|Dr|Hon|Judge|Justice|Attorney|Professor|Officer|Detective|Sergeant)\.?\s$/i;

/** The name that ends exactly here. */
export function nameBefore(text: string, end: number): Name | undefined {
  const from = Math.max(0, end - 72);
  const match = behind.exec(text.slice(from, end));
  if (match === null) return undefined;
  const start = from + match.index + match[0].indexOf(match[1]!);
  const name = trimLeft(match[1]!, start);
  // `Mr. Thompson, 9 years old` is a page of a reporter and no child.
  return name !== undefined && titled.test(text.slice(Math.max(0, name.start - 12), name.start)) ? undefined : name;
}

/** Removes what follows the name: `Jane Roe Petitioner` is Jane Roe. */
function trim(printed: string, start: number): Name | undefined {
  const tokens = [...printed.matchAll(/\S+/g)];
  let count = isGivenName(tokens) ? 1 : 0;
  while (count < tokens.length && !isNoName(tokens[count]![0]) && !isNewLine(printed, tokens, count, count)) count++;
  return made(start, tokens.slice(0, count));
}

/** `April Roe`: a month before a single further name is a given name. */
function isGivenName(tokens: RegExpMatchArray[]): boolean {
  const next = tokens[1]?.[0];
  return givenMonth.test(tokens[0]![0]) && next !== undefined && /^[A-Z].*[A-Za-z]{2}$/.test(next) && !isNoName(next);
}

const givenMonth = /^(?:april|june|august)$/i;

/** Removes what precedes the name: `Plaintiff Jane Roe` is Jane Roe. */
function trimLeft(printed: string, start: number): Name | undefined {
  const tokens = [...printed.matchAll(/\S+/g)];
  let first = tokens.length;
  while (first > 0 && !isNoName(tokens[first - 1]![0]) && !isNewLine(printed, tokens, first, tokens.length - first))
    first--;
  return made(start, tokens.slice(first));
}

/** A complete name ends with its line; only a name broken in two continues on the next. */
function isNewLine(printed: string, tokens: RegExpMatchArray[], at: number, known: number): boolean {
  if (known < 2 || tokens[at] === undefined) return false;
  return printed[tokens[at]!.index! - 1] === '\n';
}

function made(start: number, tokens: RegExpMatchArray[]): Name | undefined {
  const first = tokens[0];
  const last = tokens.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const parts = tokens.map((token) => token[0].replace(/["'.]+$|^["']/g, ''));
  if (parts.every((one) => one.length <= 1) || parts[0]!.length <= 1) return undefined;
  return { start: start + first.index!, end: start + last.index! + last[0].replace(/'s$/i, '').length, parts };
}

function isNoName(token: string): boolean {
  const bare = token
    .replace(/['’]s$/i, '')
    .replace(/[^A-Za-zÀ-ÿ]/g, '')
    .toLowerCase();
  return others.has(bare);
}

/** A name that identifies no one: Doe, and names with an initial, as in `Jane R.` */
export function isCovered({ parts }: Name): boolean {
  if (parts.some((part) => /^(?:doe|does)$/i.test(part))) return true;
  if (/^(?:jane|john|baby|richard|mary) (?:roe|poe|moe|noe)$/i.test(parts.join(' '))) return true;
  return parts.length > 1 && parts.slice(1).every((part) => part.length <= 1);
}

/** The initials that may replace the name. */
export function initialsOf({ parts }: Name): string {
  return parts
    .filter((part) => /^[A-ZÀ-Þ]/.test(part))
    .map((part) => `${part[0]}.`)
    .join('');
}

/** Capitalized words that are not names. */
const others = new Set(
  `plaintiff plaintiffs defendant defendants petitioner petitioners respondent respondents claimant claimants appellant appellants appellee appellees court courts
   judge justice justices magistrate state county superior district circuit municipal supreme federal mother father parent parents guardian guardians ad litem the and or
   of in a an by is was are were has had have who whom whose child children minor minors infant infants juvenile juveniles support custody order orders motion petition
   case cases no nos mr mrs ms miss dr hon doctor division department dept section sections rule rules code act acts family probate civil criminal street avenue road
   school schools university college hospital clinic inc llc llp corp corporation company co bank united states america american protective services service welfare
   agency safety center attorney attorneys general exhibit exhibits attachment form name names age aged ages date dates birth address dob ssn number person persons
   under years year old your their his her he she it they this that these those at on for to from with without if as when while during after before since pursuant
   however because any all not each both such same shall will may must us uscis special immigrant visitation parenting time best interests interest indian decedent
   estate trust trustee conservator ward wards next friend individually behalf through subject named victim witness complaint answer statement declaration affidavit
   i we you my our its january february march april june july august september october november december monday tuesday wednesday thursday friday saturday sunday
   arizona california texas florida illinois york nevada oregon washington colorado utah georgia michigan ohio virginia carolina dakota mexico jersey hampshire
   national city town village north south east west fairness brevity economy efficiency equity fair judicial public health human social security protection
   adoption dependency delinquency paternity termination rights parental relationship relations compromise settlement approval claim claims matter marriage
   re v vs et al plan schedule hearing trial notice jury demand verified amended first second third paragraph page number title article chapter stat status statute
   law laws legal residence resides lives only sex male female gender grade race relationship none unknown yes other initials redacted omitted sealed confidential
   now there here where which what how upon also then thus further therefore accordingly whereas wherefore counsel defense prosecution people commonwealth
   victims abuse neglect sexual exploitation pornography consent statement offender offenders offense transportation trafficking act online privacy
   parties party father's mother's parent's income tax credit insurance health medical education educational care foster home homes placement temporary
   deceased incapacitated protected conservatee student pupil patient passenger driver officer detective nurse teacher coach captain sergeant agent
   professor reverend uncle aunt grandmother grandfather grandparents son daughter sister brother twins siblings students boys girls kids teens teenagers adults league baseball hall centre parish church club society association foundation council committee board commission
   office bureau institute academy park stadium hotel store center women men veterans permanent full legal physical joint sole holiday summer spring fall winter schedule exchange attorney's fees current present additional adult mental`.split(
    /\s+/,
  ),
);
