import type { FilingLine } from '#domain/text/FilingLine';
import { evidenceOf } from '#domain/text/JoinedText';
import { anyOf, pattern } from '#domain/text/pattern';
import { type ReadingRule, readBy } from './confidence/ruleConfidence.ts';
import type { ReadField } from './Reading.ts';

const barLabels = [
  '(state |s.? ?)?bar( of (california|texas|georgia|arizona|michigan|wisconsin))?',
  'sbn',
  'csb',
  'sbot',
  'attorney (registration|reg|i.?d|identification|no|code)',
  'atty.?',
  'osb',
  'isb',
  'vsb',
  'wsb',
  'msb',
  'oba',
  'cpf',
  'juris',
  'n.?y.? reg',
  'ardc',
  'tbn',
  'fbn',
  'bbo',
  'wsba',
  'bpr',
  'florida bar',
  'texas bar',
  'firm i.?d',
  'pa i.?d.?',
];
const labeled = pattern(
  'gi',
)`\b${anyOf(barLabels)}\b[\s.:]*(?:card )?(?:(?:registration|reg\.?|roll) )?(?:code|no|number|num|id|#)?[\s.:#]*(?:no\.?)?\s*([A-Z]{0,2}-?\d{4,9}(?:-\d{2}(?!\d))?)\b`;
/** Michigan's `(P59518)` and the federal bar's initials `(HY-8962)`, `(JM 1234)` next to a lawyer's name. */
const beside = /(?:^|\b[A-Z][\w.'-]*,? ?)\(([A-Z]{1,2}[- ]?\d{4,6})\)/g;
const listed = /^(?:[A-Z][\w.'-]* ){1,4}.*?\((?:SBN|Bar|#)?\s*#?(\d{5,8}|(?<=#)\d{9})\)/;
/** `Casey Rowan, Esq. - Id. # 012341990`, `Lee Stern, Esquire, Identification No. 12345` (New Jersey, Pennsylvania, Delaware). */
const afterEsquire = pattern(
  'i',
)`\bEsq(?:uire)?\b[.,\s()–—-]{0,6}(?:attorney )?(?:i\.?d\.?|identification)(?: ?(?:no|number|code|#)\b\.?)?[:\s#]*(\d{4,9})\b`;
/** `Casey Rowan, KS #12345`, `Lee Stern (MN #0412345)`: the state and a number sign. */
const states = [
  /A[KLRZ]|C[AOT]|DC|DE|FL|GA|HI|I[ADLN]|K[SY]|LA/,
  /M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]/,
];
const ofState = pattern('g')`[,(] ?${anyOf(states)}(?: (?:Bar|No\.?|Bar No\.?))? ?# ?(\d{4,9})\b`;
/** Alabama's numbers end with letters: `(ASB-1234-A12B)`. */
const alabama = /\b(ASB-?\d{4}-?[A-Z]\d{2}[A-Z])\b/g;
/** Under a lawyer's name alone: `I.D. No. 12345` (Pennsylvania). */
const identification = /^\W*(?:PA )?(?:I\.?D\.?|Identification) (?:No|Number)\.?:? ?#?(\d{4,9})\W*$/i;
const lawyer = /\b(?:attorneys?|esq(?:uire)?|counsel|law offices?|llp|p\.?c)\b/i;
const linesOfLawyer = 4;

/** A bill of a legislature: `the Plan Bill (HB 1034)`. */
const bill = /^(?:HB|HR|HF|HJ|SB|SR|SF|SJ|AB|AR|AJ|[HS]CR|L[BDR]|CS|PL)\b/;
/** Colorado's `Anneliese Kopp, #48812`. */
const hashed = /^(?:[A-Z][\w.'-]* ){1,3}[A-Z][\w.'-]+, ?#\s?(\d{4,8})\W*$/;

type Found = { value: string; at: number; rule: ReadingRule };

/** The lawyers' bar numbers that the document gives, each once. */
export function readBarNumbers(lines: readonly FilingLine[]): ReadField<string>[] {
  const found = new Map<string, ReadField<string>>();
  for (const [index, line] of lines.entries()) {
    for (const { value, at, rule } of [...numbersIn(line.text), ...identified(lines, index)]) {
      const number = value.replace(/\s/g, '-');
      if (found.has(number)) continue;
      found.set(number, { value: number, ...readBy(rule), evidence: [evidenceOf(line, at, at + value.length)] });
    }
  }
  return [...found.values()];
}

/** A number that is a lawyer's only because a lawyer is named around it; prisoners and witnesses have such numbers too. */
function identified(lines: readonly FilingLine[], index: number): Found[] {
  const match = identification.exec(lines[index]!.text);
  if (match === null) return [];
  const around = lines.slice(Math.max(0, index - linesOfLawyer), index + linesOfLawyer + 1);
  if (!around.some(({ text }) => lawyer.test(text))) return [];
  return [{ value: match[1]!, at: match[0].lastIndexOf(match[1]!), rule: 'bar-number' }];
}

/** The first bar number of one line. */
export function barNumberIn(text: string): string | undefined {
  return numbersIn(text)[0]?.value.replace(/\s/g, '-');
}

function numbersIn(text: string): Found[] {
  if (!/\d{4}/.test(text) || text.length > 160) return [];
  const found: Found[] = [];
  const add = (match: RegExpMatchArray, rule: ReadingRule) =>
    found.push({ value: match[1]!, at: match.index! + match[0].lastIndexOf(match[1]!), rule });
  for (const match of text.matchAll(labeled)) add(match, 'bar-number');
  for (const match of text.matchAll(alabama)) add(match, 'bar-number');
  for (const match of text.matchAll(ofState)) add(match, 'bar-number');
  for (const match of text.matchAll(beside)) {
    if (!bill.test(match[1]!) || isInitialsOf(match[1]!, text.slice(0, match.index) + match[0]))
      add(match, 'bar-number-beside');
  }
  const match = afterEsquire.exec(text) ?? listed.exec(text) ?? hashed.exec(text);
  if (match !== null) add(match, 'bar-number-listed');
  return found;
}

/** Whether a name before the number has its initials: `Hanna Birch (HB-1034)`. */
function isInitialsOf(number: string, before: string): boolean {
  const names = before.slice(0, before.lastIndexOf('(')).match(/[A-Z][A-Za-z.'-]*/g) ?? [];
  return names.at(-1)?.[0] === number[1] && names.slice(0, -1).some((name) => name[0] === number[0]);
}
