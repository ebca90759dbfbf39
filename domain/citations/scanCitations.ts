import { isCapital, isDigit, isWordChar } from '#domain/text/chars';
import { type Found, found } from './Found.ts';
import { KnownNames } from './KnownNames.ts';
import { readDocketCitation } from './readDocketCitation.ts';
import { readLeadingLaw, readSignedLaw } from './readLaw.ts';
import { floorAfter, isSameMention, readCaseCitation, readNumbered } from './readNumbered.ts';
import { readReference } from './readReference.ts';
import { readConstitution, readCourtRule, readNamedLaw } from './readRule.ts';
import { readId, readSupra } from './readShortened.ts';
import { readUnnumbered } from './readUnnumbered.ts';

/** Every citation of a text in its order, once over it from its first character to its last. */
export function scanCitations(flow: string, text: string): Found[] {
  const cited: Found[] = [];
  const names = new KnownNames();
  let at = 0;
  let before = 32;
  while (at < flow.length) {
    const code = flow.charCodeAt(at);
    const met = code > 34 && !isWordChar(before) ? meet(flow, text, at, code, before, cited, names) : null;
    if (met) {
      const previous = cited.at(-1);
      if (previous && (met.kind === 'short' || met.kind === 'full') && isSameMention(flow, previous, met)) {
        met.antecedent ??= previous.antecedent!;
        if (previous.kind === 'reference') met.pin_cite ??= previous.pin_cite!;
        met.first = Math.min(met.first, previous.first);
        cited.pop();
      }
      met.text = text.slice(met.start, met.end);
      cited.push(met);
      if (met.kind === 'full') names.add(met);
      at = Math.max(met.end, at + 1);
    } else if (isDigit(code)) {
      while (isDigit(flow.charCodeAt(at))) at += 1;
    } else {
      at += 1;
    }
    before = flow.charCodeAt(at - 1);
  }
  return cited;
}

function meet(flow: string, text: string, at: number, code: number, before: number, cited: Found[], names: KnownNames) {
  const previous = cited.at(-1);
  const floor = floorAfter(previous, at);
  if (isDigit(code)) return readNumbered(flow, text, at, before, cited);
  switch (code) {
    case 73: // I
    case 105: // i
      return readId(flow, text, at);
    case 83: // S
    case 115: // s
      if (flow.startsWith('ection', at + 1)) return readSignedLaw(flow, at, floor);
      if (flow.startsWith('upra', at + 1)) return readSupra(flow, text, at, floor);
      break;
    case 0xa7: // §
      return readSignedLaw(flow, at, floor) ?? found(text, 'unknown', at, at + 1);
    case 97: // a
      if (flow.startsWith('rt. ', at + 1) || flow.startsWith('rt ', at + 1)) return readSignedLaw(flow, at, floor);
      if (flow.charCodeAt(at + 1) === 116 && flow.charCodeAt(at + 2) <= 32)
        return readReference(flow, text, at, floor, names);
      return null;
    case 112: // p
      if (flow.charCodeAt(at + 1) === 46) return readReference(flow, text, at, floor, names);
      return null;
    case 82: {
      // R
      const rule = readCourtRule(flow, at, floor);
      if (rule) return rule;
      break;
    }
    case 67: // C
    case 99: // c
      if (flow.startsWith('onst', at + 1)) return readConstitution(flow, at, floor);
      break;
    case 78: // N
      if (flow.startsWith('o', at + 1)) return readDocketCitation(flow, text, at, floor);
      break;
  }
  if (!isCapital(code)) return null;
  const law = readNamedLaw(flow, at) ?? readLeadingLaw(flow, at);
  if (law) return law;
  const unnumbered = readUnnumbered(flow, at);
  return unnumbered ? readCaseCitation(flow, text, unnumbered, cited) : null;
}
