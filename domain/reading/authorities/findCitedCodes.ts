import { anyOf, pattern } from '#domain/text/pattern';
import { type AuthorityKind, keyOfCode, stateName } from './authorityForms.ts';

/** Law cited by a section sign: the name of the code around it, which is printed before or after the number. */
export type CitedCode = { kind: AuthorityKind; name: string; start: number; key: string };

const codeBeginnings = [
  'Bus(.|iness)',
  'Civ(.|il)',
  'Com(.|mercial)',
  'Corp(.|orations?)',
  'Educ(.|ation)',
  'Elec(.|tions?)',
  'Evid(.|ence)',
  'Fam(.|ily)',
  'Fin(.|ance|ancial)',
  "Gov(.|'t.?|ernment|t.)",
  'Health',
  'Ins(.|urance)',
  'Lab(.|or)',
  'Nat(.|ural)',
  'Occ(.|upations)',
  'Pen(.|al)',
  'Prob(.|ate)',
  'Prop(.|erty)',
  'Pub(.|lic)',
  'Rev(.|enue)',
  'Tax',
  'Transp(.|ortation)',
  'Veh(.|icle)',
  'Water',
  'Welf(.|are)',
  'Estates',
  'Local',
  'Agric(.|ulture)',
  'Crim(.|inal)',
  'Code',
  'Human',
  'General',
  'Gen.',
  'Exec(.|utive)',
  'Real',
  'Domestic',
  'Social',
  'Labor',
  'Judiciary',
  'Election',
  'Insurance',
  'Vehicle',
  'Bankruptcy',
  'Internal',
  'Uniform',
  'U.C.C.',
  'UCC',
  'Election',
  'Family',
  'Mental',
  'Penal',
  "Workers'?",
  'Administrative',
  'Municipal',
];
const subjects = anyOf(codeBeginnings);
const startsName = pattern('gi')`(?:^|[\s("])((?:\d{1,3} )?(?:${stateName}|${subjects})(?=[\s,.]))`;
const codeEndings = [
  'Code( of (Civil|Criminal) Procedure)?',
  'Proc(.|edure)',
  'Stat(.|utes?)',
  'Laws?',
  'G.S.',
  'R.S.',
  'Comp. Laws',
  'C.S.',
  'Rules?',
  'Act',
  'UCC',
  'U.C.C.',
  /[Tt]it(?:le|\.) \d{1,2}/,
  /ch(?:apter|\.) \d{1,3}[A-Z]?/,
  'Const(.|itution)',
];
const publishers = ['West', 'McKinney', 'Vernon', 'Deering', 'LexisNexis'];
/** How the name of a code ends before its section. */
const endsName = pattern('i')`\b${anyOf(codeEndings)}(?: Ann(?:\.|otated))?(?: \(${anyOf(publishers)}[^)]{0,12}\))?,?$`;
const reachBack = 90;

/** The code named right before a place of a text. */
export function codeBefore(text: string, at: number): CitedCode | undefined {
  const from = Math.max(0, at - reachBack);
  const window = text.slice(from, at).replace(/\s+$/, '');
  if (!endsName.test(window)) return undefined;
  // A sentence before it names another code or none.
  const cut = lastBreak(window);
  const own = window.slice(cut);
  let start = -1;
  for (const match of own.matchAll(startsName)) {
    start = match.index + match[0].length - match[1]!.length;
    if (isOneName(own.slice(start))) break;
    start = -1;
  }
  if (start < 0) return undefined;
  const name = own.slice(start).replace(/,$/, '');
  if (/\b(?:Rules?|Const(?:\.|itution))$/.test(name)) return undefined;
  return { kind: 'statute', name, start: from + cut + start, key: keyOfCode(name) };
}

/** Only words with capitals and the little words between them are a name. */
function isOneName(text: string): boolean {
  const plain = text.replace(/\b(?:tit\.|title|ch\.|chapter) \d{1,3}[A-Z]?,?/gi, '').replace(/^\d{1,3} /, '');
  return plain
    .trim()
    .split(/\s+/)
    .every((word) => /^(?:[A-Z("'].*|&|of|and|the|)$/.test(word));
}

function lastBreak(window: string): number {
  const at = Math.max(window.lastIndexOf('; '), window.lastIndexOf('('), window.lastIndexOf(': '));
  return at < 0 ? 0 : at + 1;
}

const codeNouns = [
  'Florida Statutes',
  'Fla. Stat(.|utes)',
  'Statutes',
  'Code( of (Civil|Criminal) Procedure)?',
  /Act(?: of \d{4})?/,
  'Law',
  'Bankruptcy Code',
  'Constitution',
];
const after = pattern()`^(?:,? (?:of )?(?:the )?)((?:(?:[A-Z][A-Za-z.'-]+|&|of|and|the) ){0,7}?${anyOf(codeNouns)})(?![a-z])`;

/** The code named right after a section: `section 768.79, Florida Statutes`, `Section 10(b) of the Exchange Act`. */
export function codeAfter(text: string, at: number): (CitedCode & { end: number; joint: string }) | undefined {
  const match = after.exec(text.slice(at, at + 100));
  if (match === null || !/^[A-Z]/.test(match[1]!) || /^(?:Act|Code|Law|Statutes|Constitution)$/.test(match[1]!))
    return undefined;
  const name = match[1]!;
  const kind = /Constitution$/.test(name) ? 'constitution' : 'statute';
  return {
    kind,
    name,
    start: at,
    end: at + match[0].length,
    joint: match[0].slice(0, -name.length),
    key: keyOfCode(name),
  };
}
