import { isDigit, skipSpace } from '#domain/text/chars';
import { type Found, found } from './Found.ts';
import { isDoubtful, isPlausible } from './isPlausible.ts';
import { matchAt } from './matchAt.ts';
import { printedName, readCaseName } from './readCaseName.ts';
import { closing, readDateParenthesis } from './readDateParenthesis.ts';
import { readParenthetical } from './readParenthetical.ts';
import { readPinCite } from './readPinCite.ts';
import { readTail } from './readShortened.ts';
import { readVolumeCitation } from './readVolumeCitation.ts';
import { abbreviationOf, likeliest } from './reporterTable.ts';

/** No volume and no year has more figures. */
const longestVolume = 5;
const louisiana = /(\d{2,4})[- ](\d{2,5}[A-Z]?)\s\((La\.\s?App\.\s?\d\s?Cir\.)\s(\d{1,2}\/\d{1,2}\/\d{2,4})\)/y;

/** What is cited where a number begins: a case, a law or a journal by its volume. */
export function readNumbered(flow: string, text: string, at: number, before: number, cited: Found[]): Found | null {
  let end = at;
  while (isDigit(flow.charCodeAt(end)) && end - at <= longestVolume) end += 1;
  if (end - at > longestVolume || !beginsNumber(flow, at, before)) return null;
  if (flow.charCodeAt(end) === 65 && flow.charCodeAt(end + 1) <= 32) end += 1;
  louisiana.lastIndex = at;
  const own = louisiana.exec(flow);
  if (own) {
    const domain = found(text, 'full', at, louisiana.lastIndex, {
      volume: own[1]!,
      page: own[2]!,
      reporter: own[3]!.replace(/\s+/g, ' '),
    });
    return readCaseCitation(flow, text, { ...domain, text: text.slice(domain.start, domain.end) }, cited);
  }
  const numbered = readVolumeCitation(flow, at, end) ?? readPartedVolume(flow, at, end);
  // A section sign follows the edition of a code, `12 O.S. 2021 § 2056`, not the page of a case.
  if (!numbered || (numbered.kind === 'full' && flow.charCodeAt(numbered.end + 1) === 0xa7)) return null;
  numbered.text = text.slice(numbered.start, numbered.end);
  if (numbered.kind === 'law') return numbered;
  return readCaseCitation(flow, text, numbered, cited);
}

const part = /-\d{1,3}(?=\s)/y;
const colorado = /((?:19|20)?\d\d)\s?(COA?)\s?(\d{1,6}M?)(?!\w)/y;

/** `93-1 BCA ¶ 25,508`, `1999-7 Ala. Adv. Legis. Serv. 5`, and Colorado's numbers without spaces. */
function readPartedVolume(flow: string, at: number, end: number): Found | null {
  const whole = matchAt(part, flow, end);
  if (whole) {
    const parted = readVolumeCitation(flow, at, whole);
    const fits = parted && (parted.kind === 'law' || parted.editions.some((edition) => edition.marks.includes('p')));
    return fits ? parted : null;
  }
  if (flow.charCodeAt(end) !== 67) return null;
  colorado.lastIndex = at;
  const match = colorado.exec(flow);
  return match
    ? found(flow, 'full', at, colorado.lastIndex, { volume: match[1]!, reporter: match[2]!, page: match[3]! })
    : null;
}

/** A number that begins before this offset is not a volume: `$12`, `3.12`, `1/12`. */
function beginsNumber(flow: string, at: number, before: number): boolean {
  if (at === 0 || before <= 32) return true;
  if (before === 36 || before === 47 || before === 35 || before === 38 || before === 42) return false;
  return !((before === 46 || before === 44 || before === 45 || before === 58) && isDigit(flow.charCodeAt(at - 2)));
}

/** Reads the text around a case's or a journal's volume and page: names, pin cite, court, year, parenthetical. */
export function readCaseCitation(flow: string, text: string, cited: Found, all: Found[]): Found | null {
  const previous = all.at(-1);
  if (!isPlausible(flow, cited)) return null;
  if (cited.kind === 'short') {
    const name = readCaseName(flow, text, cited.start, floorAfter(previous, cited.start));
    const antecedent =
      name.defendant ??
      name.antecedent ??
      (previous && isSameMention(flow, previous, cited) ? previous.antecedent : undefined);
    if (antecedent) cited.antecedent = antecedent;
    cited.first = name.first;
    nameReporter(cited);
    return readTail(flow, text, cited);
  }
  readAfterPage(flow, text, cited);
  if (cited.kind === 'full') {
    const name = readCaseName(flow, text, cited.start, floorAfter(previous, cited.start));
    Object.assign(cited, { ...name, year: cited.year ?? name.year, court: cited.court ?? name.court });
    if (isDoubtful(flow, cited, previous)) return null;
  }
  nameReporter(cited);
  return cited;
}

/** How far back a name may reach: to the end of what is cited before, or of its pin cite within its parenthesis. */
export function floorAfter(previous: Found | undefined, at: number): number {
  if (!previous) return 0;
  return previous.last <= at ? previous.last : previous.after;
}

/** `Kaiser Foundation, supra, 13 Cal.App.5th at 1146` is one citation. */
export function isSameMention(flow: string, previous: Found, cited: Found): boolean {
  if (previous.kind !== 'supra' && previous.kind !== 'reference') return false;
  if (previous.kind === 'supra' && previous.pin_cite && !/^n/.test(previous.pin_cite)) return false;
  const gap = flow.slice(previous.after, Math.min(cited.start, previous.after + 12));
  return cited.start - previous.after < 8 && /^,?\s*$/.test(gap);
}

function nameReporter(cited: Found): void {
  const known = cited.editions.length > 0 ? abbreviationOf(cited.editions).name : null;
  if (known) {
    cited.reporter = known;
    return;
  }
  const names = new Set(likeliest(cited.editions, Number(cited.year) || undefined).map((edition) => edition.name));
  cited.reporter = names.size === 1 ? [...names][0]! : cited.reporter!.replace(/\s+/g, ' ');
}

const asides =
  /\s{0,6}(?:,\s{0,4})?(?:\((?:per curiam|en banc|plurality(?: opinion)?|mem\.?|table|unpublished|\d{1,2}|"[^"()]{1,60}")\)|(?:per curiam|en banc)\b)/iy;

/** A print that has no number yet: `---- L. Ed. 2d ----`. */
const noNumber =
  /(?:(?:_{1,9}|—{1,4}|-{2,8})\s{0,4}[A-Z][\w.'\s]{0,20}?\s{0,4}(?:_{1,9}|—{1,4}|-{2,8})\s{0,4},?\s{0,4}){1,3}/y;

function readAfterPage(flow: string, text: string, cited: Found): void {
  let at = cited.end;
  const pin = readPinCite(flow, at);
  if (pin) {
    cited.pin_cite = pin.text;
    at = pin.end;
  }
  cited.after = at;
  asides.lastIndex = at;
  const aside = asides.exec(flow);
  let dated = skipSpace(flow, aside ? asides.lastIndex : at, 12);
  if (flow.charCodeAt(dated) === 44) dated = skipSpace(flow, dated + 1, 12);
  dated = matchAt(noNumber, flow, dated) || dated;
  // Georgia and California put a further print in brackets, and the year after them.
  if (/[)\]]/.test(flow.charAt(dated)) && /[([]/.test(flow.charAt(cited.start - 1)))
    dated = skipSpace(flow, dated + 1, 12);
  const date = readDateParenthesis(flow, dated);
  cited.last = at;
  if (date) {
    cited.year = date.year;
    if (date.court) cited.court = date.court;
    at = date.end;
    cited.last = at;
    skipAsides();
  }
  const remark = readParenthetical(flow, at);
  if (
    remark &&
    (date || /^(?:[a-z]+ing|emphasis|internal|citation|quot)\b/.test(flow.slice(remark.from, remark.from + 20)))
  ) {
    cited.parenthetical = printedName(flow, text, remark.from, remark.end);
    cited.last = remark.end + 1;
  }

  function skipAsides() {
    const open = skipSpace(flow, at, 4);
    if (flow.charCodeAt(open) !== 91) return;
    const close = closing(flow, open, 60);
    if (close > 0 && /^\[[A-Z]/.test(flow.slice(open, open + 2))) at = close + 1;
  }
}
