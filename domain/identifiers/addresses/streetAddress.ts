import { anyOf, pattern } from '#domain/text/pattern';
import { statesInAddress } from '../stateForms.ts';

const streetNouns = new Set([
  'street',
  'st',
  'avenue',
  'av',
  'ave',
  'boulevard',
  'blvd',
  'road',
  'rd',
  'drive',
  'dr',
  'lane',
  'ln',
  'court',
  'ct',
  'circle',
  'cir',
  'place',
  'pl',
  'way',
  'terrace',
  'ter',
  'terr',
  'trail',
  'trl',
  'parkway',
  'pkwy',
  'highway',
  'hwy',
  'square',
  'sq',
  'loop',
  'run',
  'row',
  'path',
  'point',
  'pointe',
  'pike',
  'alley',
  'ridge',
  'crossing',
  'xing',
  'landing',
  'bend',
  'cove',
  'heights',
  'plaza',
  'turnpike',
  'tpke',
  'walk',
  'trace',
  'expressway',
  'route',
  'rte',
]);
/** `County Road 12`, `Avenue R`. */
const numberedRoads = new Set(['road', 'route', 'highway', 'hwy', 'avenue', 'lane', 'rd', 'rte', 'fm', 'route']);
const units = [
  'apartment',
  'apt',
  'unit',
  'no',
  'lot',
  'space',
  'spc',
  'trailer',
  'floor',
  'room',
  'rm',
  'box',
  'bldg',
];
const number = /\d{1,6}(?:[-–]\d{1,5})?(?:\s1\/2)?[A-Z]?\s/y;
/** `HC 61 Box 440`, a box on a mail carrier's route. */
const ruralBox = /(?:HCR?|RR|R\.R\.|Rural Route) ?#?\d{1,3},? Box \d{1,5}[A-Z]?/y;
const word = /((?:[A-ZÀ-Þ][A-Za-zÀ-ÿ.'’-]*|\d{1,3}(?:st|nd|rd|th|ST|ND|RD|TH)|de|del|la|las|los|of|the)),?/y;
const direction = /^(?:(?:north|south)?(?:east|west)?|[ns]\.?[ew]?\.?|[ew]\.?)$/i;
const roadNumber = /\s(?:[A-Z]|\d{1,4})\b(?!-)/y;
const unit = new RegExp(
  pattern()`(?:,?\s(?:${anyOf(units)}\.?\s?#?|#)\s?[a-z]?\d{0,5}[\w-]{0,3}\b|,?\s\d{1,2}(?:st|nd|rd|th) floor)`.source,
  'iy',
);
/** Behind the street: the words of city and state, each with a capital letter. */
const names =
  /(,?\s(?:in\s)?)((?:[A-ZÀ-Þ][A-Za-zÀ-ÿ.'’-]*|de|del|la|of|the)(?:,?\s(?:[A-ZÀ-Þ][A-Za-zÀ-ÿ.'’-]*|de|del|la|of|the)){0,6})/y;
const zip = /,?\s\d{5}(?:-\d{4})?(?!\d)/y;
const isState = pattern()`^${statesInAddress}\.?$`;

/** A street address, as far as it is printed. */
export type StreetAddress = {
  start: number;
  /** Where the street ends and the town begins. */
  streetEnd: number;
  end: number;
  /** `Dayton, Ohio`; empty if the address states none. */
  town: string;
  hasStreetNoun: boolean;
};

const measures = ['years?', 'months?', 'weeks?', 'days?', 'hours?', 'minutes?', 'miles?', 'feet', 'acres?', 'percent'];
const counted = ['persons?', 'people', 'others?', 'noon', /[ap]\.?m\b/, /o'clock/];
const monthStarts = [
  'jan',
  'feb',
  /mar(?:ch)?\b/,
  'apr',
  /may\b/,
  /june?\b/,
  /july?\b/,
  'aug',
  'sept?',
  'oct',
  'nov',
  'dec',
];
const reporters = [/u\.?\s?s\./, /f\./, /s\.\s?ct/, /cal\./, /[ns]\.[ew]\.[23]d/, /[pa]\.[23]d/, /so\./, /c\.?f\.?r/];
const page = /[A-Z][\w.]*\s(?:[234]d\s)?\d{1,4}(?:[,.;) ]|$)/;
/** No street: times, measures, dates, and the volumes of reporters. */
const noStreet = pattern('i')`^\d[\d,]*\s?(?:${anyOf([...measures, ...counted, ...monthStarts, ...reporters, page])})`;

/** The street address that begins exactly here. */
export function addressAt(text: string, at: number): StreetAddress | undefined {
  const street = streetAt(text, at);
  if (street === undefined) return undefined;
  const { end: streetEnd, hasStreetNoun } = street;
  const town = townAt(text, streetEnd);
  const end = town === undefined ? streetEnd : town.end;
  zip.lastIndex = end;
  const code = zip.exec(text);
  return {
    ...{ start: at, streetEnd, end: end + (code?.[0].length ?? 0), hasStreetNoun },
    town: town === undefined ? '' : town.name.replace(/\s+/g, ' ').replace(closing, ''),
  };
}

/** City and state, or a city behind a comma or `in`, at this offset. */
function townAt(text: string, at: number): { name: string; end: number } | undefined {
  names.lastIndex = at;
  const match = names.exec(text);
  if (match === null || /\n[ \t]*\n/.test(match[0])) return undefined;
  const [, lead, run] = match as unknown as [string, string, string];
  const start = at + lead.length;
  const words = [...run.matchAll(/[^\s,]+/g)];
  for (const [index, word] of words.entries()) {
    const end = word.index + word[0].length;
    // `Santa Fe, New Mexico`: a state of two words is tried before one.
    const next = words[index + 1];
    const two = next === undefined ? '' : `${word[0]} ${next[0]}`;
    if (index > 0 && isState.test(two))
      return { name: run.slice(0, next!.index + next![0].length), end: start + next!.index + next![0].length };
    if (index > 0 && isState.test(word[0])) return { name: run.slice(0, end), end: start + end };
  }
  if (!/,|in/.test(lead)) return undefined;
  // Without a state, only the words before the next comma.
  const city = /^[^,\n]*/.exec(run)![0].trim().replace(/\.$/, '');
  return /^[A-ZÀ-Þ]/.test(city) ? { name: city, end: start + city.length } : undefined;
}

/** The period of a sentence behind a state that is not abbreviated. */
const closing = /(?<=Ohio|Utah|Iowa|[A-Za-z]{5}|\b[A-Z]{2})\.$/;
const mostWords = 6;

/** The number and the words of the street, with a unit. */
function streetAt(text: string, at: number): { end: number; hasStreetNoun: boolean } | undefined {
  ruralBox.lastIndex = at;
  const rural = ruralBox.exec(text);
  if (rural !== null) return { end: at + rural[0].length, hasStreetNoun: true };
  number.lastIndex = at;
  const lead = number.exec(text);
  if (lead === null) return undefined;
  let end = at + lead[0].length;
  let last = 0;
  let hasStreetNoun = false;
  for (let count = 0; count < mostWords; count++) {
    word.lastIndex = end;
    const match = word.exec(text);
    if (match === null) break;
    const [printed, one] = match as unknown as [string, string];
    const bare = one.replace(/\.$/, '').toLowerCase();
    const isNoun =
      streetNouns.has(bare) && (count > 0 || bare === 'broadway' || isNumberedRoad(text, end, printed, bare));
    // `St. Paul Street`, `Court Street`: a noun at the end counts.
    if (isNoun || !hasStreetNoun)
      last = end + (isNoun && one.endsWith('.') ? one.length : one.replace(/\.$/, '').length);
    else if (direction.test(one)) last = end + one.length;
    else break;
    end += printed.length;
    if (isNoun) {
      hasStreetNoun = true;
      roadNumber.lastIndex = end;
      const numbered = numberedRoads.has(bare) && !printed.endsWith(',') ? roadNumber.exec(text) : null;
      if (numbered !== null) return { end: endOfUnit(text, end + numbered[0].length), hasStreetNoun };
    }
    if (printed.endsWith(',') || !/\s/.test(text[end] ?? '') || /^\s*\n[ \t]*\n/.test(text.slice(end, end + 8))) break;
    end += 1;
  }
  if (last === 0 || (!hasStreetNoun && noStreet.test(text.slice(at, at + 40)))) return undefined;
  return { end: endOfUnit(text, last), hasStreetNoun };
}

/** `640 Route 9`. */
function isNumberedRoad(text: string, at: number, printed: string, bare: string): boolean {
  return numberedRoads.has(bare) && /^\s\d{1,4}\b/.test(text.slice(at + printed.length, at + printed.length + 6));
}

function endOfUnit(text: string, from: number): number {
  let end = from;
  for (let count = 0; count < 2; count++) {
    unit.lastIndex = end;
    const match = unit.exec(text);
    if (match === null) return end;
    end += match[0].length;
  }
  return end;
}
