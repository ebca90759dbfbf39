import { isCapital, isDigit, isLetter, isWordChar } from '#domain/text/chars';
import { type Found, found } from './Found.ts';
import { KnownNames } from './KnownNames.ts';
import { lawFilter } from './lawFilter.ts';
import { plantLaws } from './lawNames.ts';
import { matchAt } from './matchAt.ts';
import { readConstitution, readReversedConstitution } from './readConstitution.ts';
import { readDocketCitation } from './readDocketCitation.ts';
import { readKnownLaw, readReversedLaw } from './readKnownLaw.ts';
import { lawNames, readLeadingLaw, readSignedLaw } from './readLaw.ts';
import { floorAfter, isSameMention, readCaseCitation, readNumbered } from './readNumbered.ts';
import { readReference } from './readReference.ts';
import { readCourtRule, readNamedLaw } from './readRule.ts';
import { readId, readSupra } from './readShortened.ts';
import { leading, readUnnumbered } from './readUnnumbered.ts';

/** Every citation of a text in its order, once over it from its first character to its last. */
export function scanCitations(flow: string, text: string): Found[] {
  const cited: Found[] = [];
  const names = new KnownNames();
  let at = 0;
  let before = 32;
  while (at < flow.length) {
    const code = flow.charCodeAt(at);
    const met =
      mayBegin(flow, at, code) && !isWordChar(before) ? meet(flow, text, at, code, before, cited, names) : null;
    if (met) {
      const previous = cited.at(-1);
      if (previous && (met.kind === 'short' || met.kind === 'full') && isSameMention(flow, previous, met)) {
        if (previous.kind === 'supra' && met.kind === 'full') shorten(flow, met);
        met.antecedent ??= previous.antecedent!;
        if (previous.kind === 'reference') met.pin_cite ??= previous.pin_cite!;
        met.first = Math.min(met.first, previous.first);
        cited.pop();
      }
      met.text = text.slice(met.start, met.end);
      cited.push(met);
      if (met.kind === 'full') names.add(met);
      at = Math.max(met.end, at + 1);
      for (const section of met.listed ?? []) {
        section.text = text.slice(section.start, section.end);
        cited.push(section);
        at = section.end;
      }
    } else if (isDigit(code)) {
      while (isDigit(flow.charCodeAt(at))) at += 1;
    } else {
      at += 1;
      // Nothing begins within a word.
      if (isLetter(code)) while (isPlainSmall(flow.charCodeAt(at))) at += 1;
    }
    before = flow.charCodeAt(at - 1);
  }
  return cited;
}

const pinPage = /\d{1,6}(?:\s?-\s?\d{1,6})?(?:\s(?:&\s)?nn?\.\s?\d{1,3})?/y;

/** After *supra* the page is a pin cite: `Low v. Brandt, supra, 330 Conn. 538-39`. */
function shorten(flow: string, cited: Found): void {
  if (!/^\d+$/.test(cited.page ?? '') || cited.docket) return;
  const from = cited.end - cited.page!.length;
  pinPage.lastIndex = from;
  const pin = pinPage.exec(flow);
  if (!pin) return;
  cited.kind = 'short';
  cited.end = Math.max(cited.end, pinPage.lastIndex);
  cited.after = Math.max(cited.after, cited.end);
  cited.last = Math.max(cited.last, cited.end);
  cited.pin_cite = pin[0].replace(/\s+/g, ' ').replace(/ ?- ?/, '-');
}

/** Whether a citation may begin with a character: a number, a capital, a sign, or `id.`, `section`, `supra`, `at`, `p.`, `const.`, `rule`. */
function mayBegin(flow: string, at: number, code: number): boolean {
  if (code < 97) return (code >= 65 && code <= 90) || isDigit(code);
  if (code > 122) return code === 0xa7 || isCapital(code);
  const next = flow.charCodeAt(at + 1);
  switch (code) {
    case 97: // at, art., article
      return next === 116 || next === 114;
    case 99: // const., chapter
      return next === 111 || next === 104;
    case 105: // id., ibid.
      return next === 100 || next === 98;
    case 112: // p.
      return next === 46;
    case 114: // rule
      return next === 117;
    case 115: // section, sec., s., ss., supra
      return next === 101 || next === 117 || next === 46 || next === 115;
  }
  return false;
}

function isPlainSmall(code: number): boolean {
  return code >= 97 && code <= 122;
}

function meet(flow: string, text: string, at: number, code: number, before: number, cited: Found[], names: KnownNames) {
  const previous = cited.at(-1);
  const floor = floorAfter(previous, at);
  if (isDigit(code)) return readNumbered(flow, text, at, before, cited);
  if (isSignHere(flow, at, code)) {
    const signed = readSigned(flow, at, code, floor);
    if (signed) return signed;
    if (code === 0xa7) return found(text, 'unknown', at, at + 1);
  }
  switch (code) {
    case 73: // I
    case 105: {
      // i
      const id = readId(flow, text, at);
      if (id) return id;
      break;
    }
    case 83: // S
    case 115: // s
      if (flow.startsWith('upra', at + 1)) return readSupra(flow, text, at, floor);
      break;
    case 97: // a
      if (flow.charCodeAt(at + 1) === 116 && flow.charCodeAt(at + 2) <= 32)
        return readReference(flow, text, at, floor, names);
      return null;
    case 112: // p
      if (flow.charCodeAt(at + 1) === 46) return readReference(flow, text, at, floor, names);
      return null;
    case 67: // C
    case 99: // c
      if (flow.startsWith('onst', at + 1) || flow.startsWith('ONST', at + 1)) return readConstitution(flow, at, floor);
      break;
    case 78: // N
      if (flow.startsWith('o.', at + 1) || flow.startsWith('os.', at + 1))
        return readDocketCitation(flow, text, at, floor);
      break;
  }
  if (!isCapital(code)) return null;
  const mayName = mayNameLaw(flow, at);
  const law = (mayName && readKnownLaw(flow, at, floor)) || (code === 82 ? readCourtRule(flow, at, floor) : null);
  if (law || !mayName) return law;
  const named = readNamedLaw(flow, at) ?? readLeadingLaw(flow, at);
  if (named) return named;
  const unnumbered = readUnnumbered(flow, at);
  return unnumbered ? readCaseCitation(flow, text, unnumbered, cited) : null;
}

let isPlanted = false;

/** Whether anything may be named at a capital; false for most words. */
function mayNameLaw(flow: string, at: number): boolean {
  if (!isPlanted) {
    plantLaws();
    lawNames();
    leading();
    isPlanted = true;
  }
  return lawFilter.mayBegin(flow, at);
}

/** Whether a sign of a section begins here: `§`, `section`, `Rule`, `chapter`, `article`. */
function isSignHere(flow: string, at: number, code: number): boolean {
  switch (code) {
    case 0xa7: // §
      return true;
    case 83: // S
    case 115: // s
      return isSectionWord(flow, at) || flow.startsWith('ECTION', at + 1);
    case 82: // R
    case 114: // r
      return flow.startsWith('ule', at + 1) || flow.startsWith('ULE', at + 1);
    case 65: // A
    case 97: // a
      if (flow.startsWith('RTICLE', at + 1)) return true;
      return flow.startsWith('rt', at + 1) && /^(?:icles?|s?\.)?\s/.test(flow.slice(at + 3, at + 9));
    case 67: // C
    case 99: // c
      return flow.charCodeAt(at + 1) === 104 && /^(?:apters?|s?\.)\s{1,3}\d/.test(flow.slice(at + 2, at + 12));
  }
  return false;
}

const sectionWord = /(?:ections?\s|ecs?\.\s|s?\.\s{1,3}\d)/y;

function isSectionWord(flow: string, at: number): boolean {
  const next = flow.charCodeAt(at + 1);
  return (next === 101 || next === 115 || next === 46) && matchAt(sectionWord, flow, at + 1) > 0;
}

function readSigned(flow: string, at: number, code: number, floor: number): Found | null {
  const isSection = code === 0xa7 || code === 83 || code === 115 || code === 97;
  return (
    (isSection ? readSignedLaw(flow, at, floor) : null) ??
    readReversedLaw(flow, at, floor) ??
    (code === 65 || code === 97 ? readReversedConstitution(flow, at) : null)
  );
}
