import { anyOf, pattern } from '#domain/text/pattern';
import { nameRole } from './nameRole.ts';

/** Which list of the reading a party appears in; `none` for those that are neither side (a debtor, a child, an amicus). */
export type Side = 'plaintiffs' | 'defendants' | 'claimants' | 'none';

/** The caption's words for a party's part, and the side that each alone puts it on. */
const nouns: Record<string, Side> = {
  plaintiff: 'plaintiffs',
  petitioner: 'plaintiffs',
  appellant: 'plaintiffs',
  applicant: 'plaintiffs',
  relator: 'plaintiffs',
  opposer: 'plaintiffs',
  patentowner: 'defendants',
  registrant: 'defendants',
  movant: 'plaintiffs',
  complainant: 'plaintiffs',
  chargingparty: 'plaintiffs',
  protestor: 'plaintiffs',
  protester: 'plaintiffs',
  employee: 'plaintiffs',
  landlord: 'plaintiffs',
  obligee: 'plaintiffs',
  libelant: 'plaintiffs',
  'cross-complainant': 'plaintiffs',
  'counter-claimant': 'plaintiffs',
  counterclaimant: 'plaintiffs',
  counterplaintiff: 'plaintiffs',
  crossclaimant: 'plaintiffs',
  crosscomplainant: 'plaintiffs',
  counterdefendant: 'defendants',
  crossdefendant: 'defendants',
  undertenant: 'defendants',
  'judgment creditor': 'plaintiffs',
  defendant: 'defendants',
  respondent: 'defendants',
  appellee: 'defendants',
  employer: 'defendants',
  carrier: 'defendants',
  insurer: 'defendants',
  tenant: 'defendants',
  obligor: 'defendants',
  'judgment debtor': 'defendants',
  claimant: 'claimants',
  debtor: 'none',
  intervenor: 'none',
  intervener: 'none',
  amicus: 'none',
  trustee: 'none',
  garnishee: 'none',
  objector: 'none',
  creditor: 'none',
  deceased: 'none',
  decedent: 'none',
  minor: 'none',
  child: 'none',
  children: 'none',
  conservatee: 'none',
  ward: 'none',
  'real party': 'none',
  // Puerto Rico (Reglas de Procedimiento Civil; Reglamento del Tribunal de Apelaciones)
  demandante: 'plaintiffs',
  demandada: 'defendants',
  demandado: 'defendants',
  peticionaria: 'plaintiffs',
  peticionario: 'plaintiffs',
  recurrente: 'plaintiffs',
  recurrida: 'defendants',
  recurrido: 'defendants',
  apelante: 'plaintiffs',
  apelada: 'defendants',
  apelado: 'defendants',
  querellante: 'plaintiffs',
  querellada: 'defendants',
  querellado: 'defendants',
  accused: 'defendants',
  contestant: 'plaintiffs',
  contestee: 'defendants',
  taxpayer: 'none',
  beneficiary: 'none',
  'interested party': 'none',
};

/** Words that go with a role without changing the side. */
const company = new Set(
  'and or in the of to a an interest intervention error below putative class consolidated lead pro se proposed nominal relief judgment third party cross counter real interested joint specially appearing appellate original amici curiae alleged incapacitated person disabled minor deceased plaintiff-in-error joined for rem involuntary self represented counterclaim crossclaim interpleader interpleading husband wife father mother parent spouse former formerly individually on review'.split(
    ' ',
  ),
);

/** What a role phrase says, for example `Plaintiff-Appellee`: which of trial's sides, else which appellate one. */
export type Role = {
  side: Side;
  trial: boolean;
  third: boolean;
  phrase: string;
  /** As the caption prints it, said of one: `Defendant-Appellee`. */
  printed: string;
  /** The caption speaks of several. */
  plural: boolean;
};

const partyKinds = [
  'federal',
  'state',
  'county',
  'city',
  'municipal',
  'individual',
  'corporate',
  'official',
  'tribal',
  'private',
  'hospital',
  'police',
  'school',
  'agency',
];
/** `Federal Defendants`: of several the caption says what they are. */
const kindOfParty = pattern()`^${anyOf(partyKinds)} (?=(?:defendant|respondent|appellee|plaintiff|petitioner|appellant)s\b)`;

/** `Amici on behalf of Respondent`: the last word is no role of theirs. */
const friends = /^amic(?:i|us)(?: curiae)? (?:on behalf of|supporting|in support of|for) (?:the )?[a-z -]{4,50}$/;

/** The role that a text is, when it is nothing but a role: `Defendants/Third-Party Plaintiffs,`. */
export function readRole(text: string): Role | undefined {
  const phrase = text
    .toLowerCase()
    .replace(/\(s\)|\(es\)/g, 's')
    .replace(/[.,:;()*"]+/g, ' ')
    .replace(kindOfParty, '')
    .replace(/\bpatent owner/g, 'patentowner')
    .replace(/\bcharging part(?:y|ies)\b/g, 'chargingparty')
    .trim();
  if (phrase === '' || phrase.length > 90) return undefined;
  if (friends.test(phrase))
    return { side: 'none', trial: false, third: false, phrase, printed: nameRole(text), plural: /^amici/.test(phrase) };
  const words = phrase.split(/[\s/&-]+/).filter((word) => word !== '');
  const sides: { noun: string; side: Side; index: number }[] = [];
  for (const [index, word] of words.entries()) {
    const noun = nounOf(word);
    if (noun !== undefined) sides.push({ noun, side: nouns[noun]!, index });
    else if (!company.has(word)) return undefined;
  }
  if (sides.length === 0 && !/real party|interested party/.test(phrase)) return undefined;
  const plain = sides.find(
    ({ noun, index }) =>
      (noun === 'plaintiff' || noun === 'defendant') &&
      !/^(?:party|cross|counter|counterclaim)$/.test(words[index - 1] ?? ''),
  );
  // On appeal `Appellant-Respondent` says who responded below.
  // `Respondent/Cross-Appellant` is both on appeal.
  const crossed = /cross[- ](?:appell|respond|petition)/.test(phrase);
  const below = crossed ? [] : sides.filter(({ noun }) => noun === 'petitioner' || noun === 'respondent');
  const appeals = sides.some(({ noun }) => /^appell/.test(noun));
  const first =
    plain ??
    (appeals && below.length === 1 ? below[0] : undefined) ??
    sides.find(({ side }) => side !== 'none') ??
    sides[0];
  // "Third-Party Defendants", "Cross-Defendants": a second action within the caption.
  const third = plain === undefined && /third|cross|counter/.test(phrase);
  const intervening = words.some((word) => /^interven/.test(word)) && (first === undefined || first.side === 'none');
  return {
    side: intervening || first === undefined ? 'none' : first.side,
    trial: sides.some(({ noun }) => noun === 'plaintiff' || noun === 'defendant') || (appeals && below.length === 1),
    third,
    phrase,
    printed: nameRole(text),
    plural: !/\(e?s\)/i.test(text) && words.some((word) => nounOf(word) !== undefined && nouns[word] === undefined),
  };
}

function nounOf(word: string): string | undefined {
  if (nouns[word] !== undefined) return word;
  const single = word.replace(/s$/, '');
  return nouns[single] !== undefined ? single : undefined;
}

const roleNouns = [
  'plaintiffs?',
  'petitioners?',
  'appellants?',
  'applicants?',
  'relators?',
  'movants?',
  'complainants?',
  'charging part(y|ies)',
  'protest[eo]rs?',
  'defendants?',
  'respondents?',
  'appellees?',
  'claimants?',
  'debtors?',
  'intervenors?',
  'cross-?complainants?',
  'cross-?defendants?',
  'cross-?claimants?',
  'counter-?claimants?',
  'counter-?defendants?',
  'counter-?plaintiffs?',
  'garnishees?',
  'objectors?',
  'patent owners?',
  'opposers?',
  'registrants?',
  'employee',
  'employer',
  'carrier',
  'insurer',
  /(?:demandant|recurrent|apelant|querellant)es?/,
  /(?:demandad|peticionari|recurrid|apelad|querellad)[oa]s?/,
];
const roleNoun = pattern()`${anyOf(roleNouns)}(?:\(s\)|\(es\))?`;
const roleQualifiers = [
  /third[- ]party/,
  'cross',
  'counter',
  'counterclaim',
  'nominal',
  'relief',
  'putative',
  'intervenor',
  'proposed',
  'lead',
  'judgment',
  'alleged',
];
const claimQualifiers = [/third[- ]party/, 'cross', 'counter', 'counterclaim'];
const rolePhrase = pattern()`(?:${anyOf(roleQualifiers)}[- /]+)*${roleNoun}(?:[\s]*(?:[-/,&]|and)[\s]*(?:${anyOf(claimQualifiers)}[- /]+)*${roleNoun})*(?: below| in error| pro se)?`;

/** A role at the end of a line that begins with a name: `JOHN DOE, Plaintiff,`. */
const trailing = pattern('i')`[,;.)]?\s+(?:the )?(${rolePhrase})\s*(?:[,.;:]*|[,;] and)$`;

/** A role before a name on one line: `Plaintiff: JANE DOE`, `PETITIONER/PLAINTIFF: Jane Doe`. */
const leading = pattern('i')`^(${rolePhrase}|attorney for)\s*(?:\(name\))?:\s*(?=\S)`;

/** `Attorneys for Plaintiff` and `NON-RECORD CLAIMANTS` name no party. */
const notAName =
  /\b(?:for|of|the|by|to|against|attorneys?|counsel|and|said|a|an|each|all|or|any|other|that|which|when|where|both|non-?record|unknown)$/i;

const preposition = /\b(?:for|of|by|to|against|and|all|or|any|other|each|non-?record|unknown)$/i;

const atStart = pattern('i')`^(${rolePhrase})\s*[,.;:]+(?=\s|$)`;

/** Where the role ends that a line begins with: `Plaintiffs, Case No. 20-123`. */
export function roleAtStart(text: string): number | undefined {
  const match = atStart.exec(text);
  // `Defendant: JANE DOE` names her.
  if (match === null || /:\s*$/.test(match[0])) return undefined;
  return /^\s*(?:and|&|\/|-)\s/i.test(text.slice(match[0].length)) ? undefined : match[0].length;
}

const within = pattern('i')`,\s+(?:the )?(${rolePhrase})\s*[.,;]\s+(?=(?:and )?["A-Z])`;

/** Where a role ends within a line that names further parties after it. */
export function innerRole(text: string): number | undefined {
  const match = within.exec(text);
  if (match === null || preposition.test(text.slice(0, match.index))) return undefined;
  const end = match.index + match[0].length;
  const role = readRole(match[1]!);
  const next = text.slice(end);
  return role === undefined || readRole(next) !== undefined || /^vs?\b/i.test(next) ? undefined : end;
}

export type RolePart = { role: Role; start: number; end: number };

/** The role that ends a line of names, with its place. */
export function trailingRole(text: string): RolePart | undefined {
  const match = trailing.exec(text);
  if (match === null || match.index === 0) return undefined;
  // After a comma a role is said of the name: `a suspended attorney, Respondent`.
  const isOther = match[0].startsWith(',') ? preposition : notAName;
  if (isOther.test(text.slice(0, match.index))) return undefined;
  const role = readRole(match[1]!);
  if (role === undefined) return undefined;
  const start = match.index + match[0].indexOf(match[1]!);
  return { role, start, end: start + match[1]!.length };
}

/** The role that introduces a name, with its place. */
export function leadingRole(text: string): RolePart | undefined {
  const match = leading.exec(text);
  if (match === null) return undefined;
  const role = readRole(match[1]!);
  return role === undefined ? undefined : { role, start: 0, end: match[0].length };
}
