import { isLetter, isWordChar, skipSpaceBack } from '#domain/text/chars';
import { type Found, found } from './Found.ts';
import { matchAt } from './matchAt.ts';
import { printedName, readCaseName } from './readCaseName.ts';
import { readParenthetical } from './readParenthetical.ts';
import { readPinCite } from './readPinCite.ts';

const idMark = /(?:[Ii]d\.|[Ii]bid(?:\.|(?=[,;)\s]))|ID\.|IBID\.|Id(?=,?\s{1,4}(?:at\s|¶|§)))/y;
/** `his user id. They`: after these words, `id.` is not a citation. */
const owned =
  /(?:user|users|my|your|his|her|their|an|email|e-mail|login|photo|tax|voter|badge|student|employee|caller|case|valid|no)\s{1,3}$/i;
const supraNote =
  /,?\s{1,4}(?:notes?|nn?\.|pp?\.|§{1,2}|¶{1,2})\s{0,3}\d{1,4}(?:-\d{1,4})?(?:,?\s{1,4}(?:&\s)?at\s{1,3}\d[\d, -]{0,30}\d|,?\s{1,4}at\s{1,3}\d{1,6})?/y;

/** Reads an *id.* or *ibid.* at an offset. */
export function readId(flow: string, text: string, at: number): Found | null {
  idMark.lastIndex = at;
  const match = idMark.exec(flow);
  if (!match) return null;
  const end = idMark.lastIndex;
  if (isWordChar(flow.charCodeAt(end))) return null;
  const previous = flow.charCodeAt(at - 1);
  if (
    at > 0 &&
    (isWordChar(previous) ||
      previous === 46 ||
      previous === 95 ||
      previous === 64 ||
      previous === 47 ||
      previous === 45)
  )
    return null;
  const small = match[0].startsWith('i') || match[0].startsWith('ID');
  if (small && owned.test(flow.slice(Math.max(0, at - 14), at))) return null;
  if (match[0] === 'id.' && !isAsked(flow, at, end)) return null;
  if (match[0] === 'ID.' && !/^,?\s{1,4}(?:at\s|¶|§)/.test(flow.slice(end, end + 8))) return null;
  return readTail(flow, text, found(text, 'id', at, end));
}

const signal =
  /(?:^|[^a-z])(?:see|also|cf|accord|e\.g|citing|quoting|and|in|at|under|but|compare|with|to|of|per|from|by|both|generally)[.,]?\s{1,6}$/i;

/** A lowercase `id.` after an ordinary word, without a page, is an identifier. */
function isAsked(flow: string, at: number, end: number): boolean {
  const last = skipSpaceBack(flow, at, 12);
  if (last < 0 || !isLetter(flow.charCodeAt(last))) return true;
  return (
    /^,?\s{0,6}(?:at\s|¶|§|\d|\()/.test(flow.slice(end, end + 12)) || signal.test(flow.slice(Math.max(0, at - 16), at))
  );
}

/** Reads a *supra* at an offset, with the name before it. */
export function readSupra(flow: string, text: string, at: number, floor: number): Found | null {
  const end = at + 5;
  if (isWordChar(flow.charCodeAt(end)) || flow.charCodeAt(end) === 45) return null;
  if (at > 0 && isWordChar(flow.charCodeAt(at - 1))) return null;
  const supra = found(text, 'supra', at, end);
  let before = skipSpaceBack(flow, at, 12) + 1;
  const volume = /(?:^|\s)(\d{1,4})$/.exec(flow.slice(Math.max(floor, before - 6), before));
  if (volume) {
    supra.volume = volume[1]!;
    before -= volume[0].length;
  }
  if (/[\w.,'")]$/.test(flow.slice(Math.max(0, before - 1), before))) {
    const name = readCaseName(flow, text, before, floor);
    const antecedent = name.defendant ?? name.antecedent ?? lastWord(flow, before, floor);
    if (antecedent) supra.antecedent = antecedent;
    if (name.plaintiff) supra.plaintiff = name.plaintiff;
    if (name.plaintiff && name.defendant) supra.defendant = name.defendant;
    supra.first = name.first;
  }
  return readTail(flow, text, supra);
}

function lastWord(flow: string, end: number, floor: number): string | undefined {
  const word = /([\w.-]+) ?,?\s*$/.exec(flow.slice(Math.max(floor, end - 40), end))?.[1];
  return word && isLetter(word.charCodeAt(0)) && !/^(?:see|also|and|in|or|cf\.?)$/i.test(word) ? word : undefined;
}

const subsections = /(?:\([0-9a-zA-Z]{1,4}\)){1,9}/y;

/** Pin cite and remark after a shortened citation. */
export function readTail(flow: string, text: string, cited: Found): Found {
  let at = cited.end;
  if (cited.kind === 'supra') {
    supraNote.lastIndex = at;
    const note = supraNote.exec(flow);
    if (note && /n/.test(note[0])) {
      cited.pin_cite = note[0].replace(/^[,\s]+/, '').replace(/\s+/g, ' ');
      at = supraNote.lastIndex;
    }
  }
  if (!cited.pin_cite && cited.kind !== 'short') {
    const pin = readPinCite(flow, at, 'loose');
    if (pin) {
      const deeper = /§/.test(pin.text) ? matchAt(subsections, flow, pin.end) : 0;
      cited.pin_cite = pin.text + (deeper ? printedName(flow, text, pin.end, deeper) : '');
      at = deeper || pin.end;
    }
  }
  cited.end = cited.kind === 'short' ? cited.end : at;
  cited.text = text.slice(cited.start, cited.end);
  cited.after = cited.end;
  const remark = readParenthetical(flow, cited.end);
  cited.last = cited.end;
  if (remark) {
    cited.parenthetical = printedName(flow, text, remark.from, remark.end);
    cited.last = remark.end + 1;
  }
  return cited;
}
