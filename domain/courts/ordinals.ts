const words =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );

/**
 * `11TH`, `Eleventh`, or `ELEVENTH` as `Eleventh`; `twenty-second` as `Twenty-Second`. Undefined if it is not an
 * ordinal.
 */
export function ordinalWord(text: string): string | undefined {
  const lower = text.toLowerCase().replace(/\s+/g, '-');
  const digits = /^(\d{1,3})(?:st|nd|rd|th)?$/.exec(lower);
  if (tens.test(lower)) return lower.split('-').map(capital).join('-');
  const value = digits ? Number(digits[1]) : ordinalValue(lower);
  if (value === undefined || value < 1) return undefined;
  if (value <= 20) return capital(words[value - 1]!);
  if (value < 30) return `Twenty-${capital(words[value - 21]!)}`;
  return value === 30 ? 'Thirtieth' : ordinalFigure(value);
}

const units = words.slice(0, 9).join('|').toUpperCase();

/** Matches an ordinal in digits or words, in any case. */
export const ordinalSource = `(?:\\d{1,3}(?:ST|ND|RD|TH)|(?:TWENTY|THIRTY|FORTY|FIFTY)[- ](?:${units})|THIRTIETH|FORTIETH|FIFTIETH|${words.join('|').toUpperCase()})`;
/** Ordinals above thirty, spelled as printed. */
const tens = new RegExp(`^(?:(?:thirty|forty|fifty)-(?:${units})|thirtieth|fortieth|fiftieth)$`, 'i');

function ordinalValue(lower: string): number | undefined {
  const plain = words.indexOf(lower);
  if (plain >= 0) return plain + 1;
  const twenty = /^twenty-(.+)$/.exec(lower);
  const unit = twenty ? words.indexOf(twenty[1]!) : -1;
  return unit >= 0 ? 21 + unit : undefined;
}

/** `322` as `322nd`. */
export function ordinalFigure(value: number): string {
  return `${value}${ending(value)}`;
}

function ending(value: number): string {
  if (value % 100 >= 11 && value % 100 <= 13) return 'th';
  return ['th', 'st', 'nd', 'rd'][value % 10] ?? 'th';
}

function capital(word: string): string {
  return word[0]!.toUpperCase() + word.slice(1);
}
