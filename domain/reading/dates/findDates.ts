/** A date as it appears in a text; `iso` is YYYY-MM-DD. */
export type FoundDate = { iso: string; start: number; end: number };

const monthNames = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
const month = `(${monthNames})(?:uary|ruary|ch|il|e|y|ust|t|tember|ober|ember)?\\.?`;
const ordinal = '(?:st|nd|rd|th|d)?';
const year = '((?:19|20)\\d{2})';

const spanishMonths = 'ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic';
const ordinalWords = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
  'seventeenth',
  'eighteenth',
  'nineteenth',
  'twentieth',
];

type DateForm = {
  pattern: RegExp;
  /** Without this in a text, the form is not in it. */
  hint: RegExp;
  parts: (match: RegExpMatchArray) => [year: string, month: string, day: string];
};

const anyMonth = new RegExp(monthNames, 'i');
const anySlash = /\d[/.-]\d/;

/** `-5` for a day: a rubber stamp's leading zero often reads as a dash. */
const forms: DateForm[] = [
  {
    hint: anyMonth,
    pattern: new RegExp(`\\b${month} {0,2}-? ?(\\d{1,2})${ordinal}(?:,|\\.| ) ?,? ?${year}\\b`, 'gi'),
    parts: (match) => [match[3]!, match[1]!, match[2]!],
  },
  {
    // Recognition loses the space: `Dated this15th day of June, 2021`.
    hint: anyMonth,
    pattern: new RegExp(
      `(?<![\\d/.-])(\\d{1,2})${ordinal}(?: day)?(?: of)?[ -]${month},?[ -](?:A\\.?D\\.?,? )?${year}\\b`,
      'gi',
    ),
    parts: (match) => [match[3]!, match[2]!, match[1]!],
  },
  {
    hint: anyMonth,
    pattern: new RegExp(`\\b${year}[ -]${month} ?[ -](\\d{1,2})\\b`, 'gi'),
    parts: (match) => [match[1]!, match[2]!, match[3]!],
  },
  {
    // A time stamp's clock: `25 JUN 17 PM 03:12`, `25 June 17 P3:12`.
    hint: anyMonth,
    pattern: new RegExp(`(?<![\\d/-])(\\d{2}) ${month} (\\d{1,2})(?= (?:[AP](?:M ?)?)?\\d{1,2}:\\d{2})`, 'gi'),
    parts: (match) => [match[1]!, match[2]!, match[3]!],
  },
  {
    // A clock may stamp the year behind the day: `JUN 17 25 PM3:12`.
    hint: anyMonth,
    pattern: new RegExp(`\\b${month} (\\d{1,2}) '?(\\d{2})(?= [AP]M ?\\d{1,2}:\\d{2})`, 'gi'),
    parts: (match) => [match[3]!, match[1]!, match[2]!],
  },
  {
    hint: anySlash,
    pattern: /(?<![\d/.-])(\d{1,2})([/.-])(\d{1,2})\2((?:19|20)?\d{2})(?![\d/-])/g,
    parts: (match) => [match[4]!, match[1]!, match[3]!],
  },
  {
    hint: anySlash,
    pattern: /(?<![\d/-])((?:19|20)\d{2})([/-])(\d{2})\2(\d{2})(?![\d/-])/g,
    parts: (match) => [match[1]!, match[3]!, match[4]!],
  },
  {
    hint: / thousand/i,
    pattern: new RegExp(
      `\\b(\\d{1,2})${ordinal} day of ${month},? two thousand(?: and)? ([a-z]+(?:[- ][a-z]+)?)`,
      'gi',
    ),
    parts: (match) => [String(2000 + wordsToNumber(match[3]!)), match[2]!, match[1]!],
  },
  {
    hint: / day of /i,
    pattern: new RegExp(
      `\\b((?:twenty|thirty)-)?(${ordinalWords.join('|')}|thirtieth) day of ${month},? ${year}\\b`,
      'gi',
    ),
    parts: (match) => [match[4]!, match[3]!, String(dayOf(match[1], match[2]!))],
  },
  {
    hint: / de /i,
    pattern: new RegExp(`\\b(\\d{1,2}) de (${spanishMonths})[a-z]* del? ${year}\\b`, 'gi'),
    parts: (match) => [match[3]!, monthOfSpanish(match[2]!), match[1]!],
  },
];

function dayOf(tens: string | undefined, word: string): number {
  if (word.toLowerCase() === 'thirtieth') return 30;
  const unit = ordinalWords.indexOf(word.toLowerCase()) + 1;
  if (tens === undefined) return unit;
  return (tens.toLowerCase().startsWith('twenty') ? 20 : 30) + unit;
}

function monthOfSpanish(word: string): string {
  return String(spanishMonths.split('|').indexOf(word.toLowerCase()) + 1);
}

/** Every full date in a text, month first as American courts write it, in the order of the text. */
export function findDates(text: string): FoundDate[] {
  if (!/\d/.test(text)) return [];
  const found: FoundDate[] = [];
  for (const { hint, pattern, parts } of forms) {
    if (!hint.test(text)) continue;
    for (const match of text.matchAll(pattern)) {
      const iso = toIso(...parts(match));
      const end = match.index + match[0].length;
      if (iso !== undefined && !found.some((other) => other.start < end && match.index < other.end)) {
        found.push({ iso, start: match.index, end });
      }
    }
  }
  return found.sort((one, other) => one.start - other.start);
}

/** Two-digit years are of this century up to 49: electronic filing began in the nineties. */
function toIso(yearText: string, monthText: string, dayText: string): string | undefined {
  const short = Number(yearText);
  const fullYear = yearText.length > 2 ? short : short < 50 ? 2000 + short : 1900 + short;
  const named = monthNames.split('|').indexOf(monthText.slice(0, 3).toLowerCase());
  const monthNumber = named >= 0 ? named + 1 : Number(monthText);
  const day = Number(dayText);
  if (!(monthNumber >= 1 && monthNumber <= 12) || day < 1 || day > daysIn(fullYear, monthNumber)) return undefined;
  return `${fullYear}-${String(monthNumber).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

function daysIn(fullYear: number, monthNumber: number): number {
  return new Date(Date.UTC(fullYear, monthNumber, 0)).getUTCDate();
}

const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens: Record<string, number> = { twenty: 20, thirty: 30, forty: 40, fifty: 50 };

function wordsToNumber(words: string): number {
  return words
    .toLowerCase()
    .split(/[- ]/)
    .reduce((sum, word) => sum + (tens[word] ?? Math.max(0, units.indexOf(word))), 0);
}
