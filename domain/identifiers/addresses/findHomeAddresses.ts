import type { Found } from '../Found.ts';
import type { Ground } from '../Ground.ts';
import {
  alsoOfBusiness,
  asDwelling,
  asShop,
  cues,
  homeIs,
  institution,
  isOnes,
  livesAt,
  ofChild,
  ofCompany,
  ofPerson,
  ofSomeone,
  otherField,
  otherPlaces,
  owned,
  ownedOrNamed,
  personalField,
  trade,
  whereOne,
} from './homeWords.ts';
import { ownAddresses } from './ownAddresses.ts';
import { addressAt, type StreetAddress } from './streetAddress.ts';

const farthest = 100;

/** The street addresses of people's homes, where the text says that someone lives there. A city and state alone are permitted. */
export function findHomeAddresses(ground: Ground): Found[] {
  const { text } = ground;
  const found = new Map<number, Found>();
  for (const match of text.matchAll(cues)) {
    const start = match.index;
    const end = start + match[0].length;
    // `Live Nation`, `Living Trust`.
    if (/^Liv(?:e|ing)$/.test(match[0]) || (match[0] === 'Lives' && !text.startsWith(' at', end))) continue;
    const isVerb = match[1] !== undefined;
    const behind = isVerb ? nextAddress(text, end, (gap) => livesAt.test(gap)) : behindNoun(text, match, end);
    const address = behind ?? addressBefore(text, start, isVerb);
    if (address === undefined || found.has(address.start) || isOfCompany(text, start, address)) continue;
    if (alsoOfBusiness.test(match[0]) && !isDwelling(text, start, address)) continue;
    const isMinors = isOfMinor(text, Math.min(start, address.start));
    const confidence = address.hasStreetNoun ? 0.9 : 0.8;
    found.set(address.start, { ...toFound(address, confidence), ...(isMinors ? { of_minor: true } : {}) });
  }
  for (const address of ownAddresses(text))
    if (!found.has(address.start)) found.set(address.start, toFound(address, 0.8));
  return [...found.values()];
}

function toFound({ start, end, town }: StreetAddress, confidence: number): Found {
  return { kind: 'home_address', start, end, shown: town, confidence };
}

/** Premises are a home if the words around them or a unit of an apartment show it. */
function isDwelling(text: string, cue: number, { start, end }: StreetAddress): boolean {
  const around = text.slice(Math.max(0, Math.min(cue, start) - 120), end + 80);
  if (/\bap(?:artmen)?t\b/i.test(text.slice(start, end))) return true;
  return asDwelling.test(around) && !asShop.test(around);
}

/** A child is the subject of the sentence before this offset. */
function isOfMinor(text: string, at: number): boolean {
  const sentence = text
    .slice(Math.max(0, at - 80), at)
    .split(sentenceEnd)
    .at(-1)!;
  return ofChild.test(sentence);
}

const sentenceEnd = /[.!?;]["”)]?\s+["“(]?(?=[A-Z])|\n\s*\n/;
const abbreviation = /\b(?:mr|mrs|ms|dr|no|jr|sr|st|apt|d\.o\.b|[A-Z])\./gi;

/** `Home address: 12 Quail Run`, `her house at 12 Quail Run`, `the marital residence is located at 12 Quail Run`. */
function behindNoun(text: string, match: RegExpMatchArray, end: number): StreetAddress | undefined {
  const start = match.index!;
  const noun = match[0].toLowerCase();
  const before = text.slice(Math.max(0, start - 44), start);
  if (/^(?:add|direc)/.test(noun)) {
    if (!isPersonal(text, start, end)) return undefined;
    const isNamed = / of /i.test(noun);
    return nextAddress(
      text,
      end,
      (gap) =>
        (isNamed && nameGap.test(gap) && !asShop.test(gap)) ||
        /^ ?(?:\([^)\n]{1,12}\))?(?: particular| is)?[\s:_]*$/i.test(gap),
    );
  }
  if (trade.test(text.slice(end, end + 16)) || institution.test(before)) return undefined;
  const isAddress =
    /^(?:[ \n]add?ress|(?: (?:at|on) (?:the )?(?:time|date) of [a-z]{1,8})? ?:|[ \n]*\n)/i.test(
      text.slice(end, end + 32),
    ) || noun.endsWith('address');
  const isCommon = /^(?:home|house|apartment|household|hogar|room|studio|condo|townhouse|duplex)/.test(noun);
  const isSomeones = alsoOfBusiness.test(noun)
    ? true
    : isCommon
      ? isPlace(text, end, noun, before) || owned.test(before) || /\bthe [A-Z][a-z]+(?:s|s')? $/.test(before)
      : ownedOrNamed.test(before) || /(?:^|\n)\s*$/.test(before);
  if (!isAddress && !isSomeones) return undefined;
  return nextAddress(text, end, (gap) => homeIs.test(gap) || (isAddress && livesAt.test(gap)));
}

/** `the apartment of Jane Roe`, `the house at 12 Quail Run`. */
function isPlace(text: string, end: number, noun: string, before: string): boolean {
  const after = text.slice(end, end + 24);
  if (ofPerson.test(after)) return true;
  return (
    /^(?:house|apartment|condo|townhouse|duplex|studio)$/.test(noun) &&
    /\b(?:the|an?|this|that)\s$/i.test(before) &&
    /^ (?:located )?at /.test(after)
  );
}

/** An address field in a police report or a form, next to fields about a person. */
function isPersonal(text: string, start: number, end: number): boolean {
  if (otherField.test(text.slice(Math.max(0, start - 24), start))) return false;
  if (/ of /i.test(text.slice(start, end)) || ofSomeone.test(text.slice(Math.max(0, start - 24), start))) return true;
  if (text.startsWith(' is', end)) return false;
  const isHome = /^ ?\((?:home|residence|res)\)/i.test(text.slice(end, end + 12));
  return isHome || personalField.test(text.slice(Math.max(0, start - 160), end + 160));
}

/** A person's name before the address, as in `Address of debtor: Jane Roe, 12 Quail Run`. */
const nameGap = /^ ?:\s{0,3}(?:[A-Z][\w.'’-]+ ){1,3}[A-Z][\w.'’-]+,\s$/;

/** A number that can begin an address. */
const houseNumber = /(?<![\w$§.,#-])(?:\d{1,6}(?=[-–\dA-Z]{0,6}\s)|(?:HCR?|RR|R\.R\.|Rural Route) ?(?=\d))/g;
/** Before the street: the box where the mail arrives. */
const postBox = /\bP\.? ?O\.? Box \d+,?\s/i;
const isYear = /\b(?:in|since|of|until|by|from) (?:19|20)\d\d$/;
/** `Where do you live?`, and the beginning of the answer. */
const answer =
  /\?\s*(?:A(?:NSWER)?[.:]?|(?:THE )?(?:WITNESS|DEFENDANT|DEPONENT):)\s+(?:(?:I|It|My|[Ww]e)\b[\w’' ]{0,14}? )?(?:[Aa]t )?/;

/** The first address behind the words, if what lies between lets it be the home. */
function nextAddress(text: string, end: number, isJoined: (gap: string) => boolean): StreetAddress | undefined {
  const window = text.slice(end, end + farthest + 6);
  for (const { index, 0: digits } of window.matchAll(houseNumber)) {
    if (isYear.test(window.slice(Math.max(0, index - 8), index) + digits)) continue;
    const gap = window.slice(0, index).replace(answer, ' : ').replace(postBox, ' ');
    const plain = gap.replace(abbreviation, (short) => `${short.slice(0, -1)} `);
    if (sentenceEnd.test(`${plain}A`) || otherPlaces.test(gap)) return undefined;
    const address = isJoined(gap) ? addressAt(text, end + index) : undefined;
    if (address !== undefined) return isSure(text, address) ? address : undefined;
  }
  return undefined;
}

/** A street without `Street` or the like needs a city, or the end of the phrase behind it. */
function isSure(text: string, { streetEnd, end, hasStreetNoun }: StreetAddress): boolean {
  if (hasStreetNoun || end > streetEnd) return true;
  return /^(?:[,.;)\n]| (?:with|and|in|since|when|where)\b|$)/.test(text.slice(end, end + 8));
}

/** `of 12 Quail Lane, Reno, Nevada, where he resides`, `12 Quail Lane (his home)`. */
function addressBefore(text: string, start: number, isVerb: boolean): StreetAddress | undefined {
  const from = Math.max(0, start - 120);
  const window = text.slice(from, start);
  for (const { index } of window.matchAll(houseNumber)) {
    const address = addressAt(text, from + index);
    if (address === undefined || !address.hasStreetNoun || address.end > start) continue;
    const gap = text.slice(address.end, start);
    if (!isVerb && /^[,\s]*\(\s?$/.test(gap) && /^(?:home|residence)\s?\)/i.test(text.slice(start, start + 11)))
      return address;
    if ((isVerb ? whereOne : isOnes).test(gap)) return address;
  }
  return undefined;
}

/** An organization has a seat, not a home. */
function isOfCompany(text: string, cue: number, { start, end }: StreetAddress): boolean {
  if (/\b(?:suite|ste)\b/i.test(text.slice(start, end))) return true;
  return ofCompany.test(text.slice(Math.max(0, Math.min(cue, start) - 60), cue));
}
