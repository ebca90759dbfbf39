import { anyOf, pattern } from '#domain/text/pattern';
import { statesInAddress } from '../stateForms.ts';

/** In small letters; each counts as `street`, `Street` and `STREET`. */
const streetNouns = [
  'street',
  'st',
  'avenue',
  'ave?',
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
  'terr?',
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
  'pointe?',
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
];
const directions = ['north', 'south', 'east', 'west', 'northeast', 'northwest', 'southeast', 'southwest'];
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
const numberedRoads = ['road', 'route', 'highway', 'hwy', 'avenue', 'lane', 'rd', 'rte', 'fm'];
const inCapitals = (words: readonly string[]) =>
  anyOf(words.flatMap((one) => [one, one.charAt(0).toUpperCase() + one.slice(1), one.toUpperCase()]));
const unit = pattern()`,?\s(?:(?:${inCapitals(units)}|#)\.?\s?#?\s?[A-Z0-9][\w-]{0,5}|\d{1,2}(?:st|nd|rd|th) [Ff]loor)`
  .source;
const number = String.raw`\d{1,6}(?:[-–]\d{1,5})?(?:\s1/2)?[A-Z]?`;
const word = String.raw`(?:[A-ZÀ-Þ][\p{L}.'’-]*|\d{1,3}(?:st|nd|rd|th|ST|ND|RD|TH)|de|del|la|las|los|of|the)`;
const noun = pattern()`(?:${inCapitals(streetNouns)})\b\.?`.source;
const direction = pattern()`(?:${inCapitals(directions)}|[NS]\.?[EW]?\.?|[EW]\.?)(?=[\s,])`.source;
/** `2214 Larkspur Lane`, `38-15 Bell Boulevard`, `240 E. 81st Street`. */
const withNoun = String.raw`${number}\s(?:${direction}\s)?(?:${word}\s){1,4}?${noun}(?:\s${direction})?`;
/** `6021 County Road 12`, `1620 Avenue R`, `2406 Rural Route 3`. */
const numbered = String.raw`${number}\s(?:${direction}\s)?(?:(?:${word}\s){0,2}(?:${inCapitals(numberedRoads).source})\s(?:[A-Z]|\d{1,4})\b|Broadway\b|BROADWAY\b)`;
/** A street without such a word, which only the words before it make an address. */
const bare = String.raw`${number}\s(?:${direction}\s)?${word}(?:\s(?!(?:in|on|and|with|for)\b)${word}){0,3}`;
const city = String.raw`(?:[A-ZÀ-Þ][\p{L}.'’-]+(?:\s(?:(?:de|del|la|of|the|upon|on)\s)?[A-ZÀ-Þ][\p{L}.'’-]+){0,3})`;
const zip = String.raw`\d{5}(?:-\d{4})?`;
/** Town and state behind the street. */
const tail = String.raw`(?:,?\s(?:in\s)?(${city},?\s(?:${statesInAddress.source})\b\.?)(?:,?\s${zip})?|,\s(?:in\s)?(${city})(?:,?\s${zip})?|,?\s(${zip}))`;

const strict = new RegExp(`(?:${numbered}|${withNoun})(?:${unit})*`, 'uy');
const loose = new RegExp(`${bare}(?:${unit})*`, 'uy');
const rest = new RegExp(tail, 'uy');

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
  strict.lastIndex = at;
  let street = strict.exec(text);
  const hasStreetNoun = street !== null;
  if (street === null) {
    if (noStreet.test(text.slice(at, at + 40))) return undefined;
    loose.lastIndex = at;
    street = loose.exec(text);
  }
  if (street === null || (hasStreetNoun && /\n[ \t]*\n/.test(street[0]))) return undefined;
  const streetEnd = at + street[0].length;
  rest.lastIndex = streetEnd;
  const behind = rest.exec(text);
  if (behind !== null && !/\n[ \t]*\n/.test(behind[0])) {
    const town = (behind[1] ?? behind[2] ?? '')
      .replace(/\s+/g, ' ')
      .replace(/(?<=Ohio|Utah|Iowa|[A-Za-z]{5}|\b[A-Z]{2})\.$/, '');
    return { start: at, streetEnd, end: streetEnd + behind[0].length, town, hasStreetNoun };
  }
  return { start: at, streetEnd, end: streetEnd, town: '', hasStreetNoun };
}
