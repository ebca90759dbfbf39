/** Units of UTF-16, alone or from one to another. */
type Units = readonly (number | readonly [from: number, to: number])[];

/** Typographic characters, by the plain one as which they are read. */
const readAs: readonly (readonly [plain: string, units: Units])[] = [
  ["'", [0x60, 0xb4, [0x2018, 0x201b], 0x2032, 0x2bc]],
  ['"', [0xab, 0xbb, [0x201c, 0x201f], 0x2033]],
  ['-', [0xad, [0x2010, 0x2015], 0x2212, 0xfe58, 0xfe63]],
  [' ', [0x0c, 0x0d, 0xa0, [0x2000, 0x200f], [0x202a, 0x202f], [0x205f, 0x2060], 0x3000, 0xfeff]],
];
/** Ranges of full-width and foreign digits and letters, in the order of the plain ones. */
const rows: readonly (readonly [plain: string, from: number, to: number])[] = [
  ['!', 0xff01, 0xff5e],
  ['0', 0x660, 0x669],
  ['0', 0x6f0, 0x6f9],
];

const plainUnits = tabulate();

/** The plain unit as which a unit is read; most are plain. */
export function plainUnit(unit: number): number {
  return plainUnits[unit]!;
}

const typographic = /[^\t\n -_a-~]/;
const eachTypographic = new RegExp(typographic, 'g');

/**
 * The same text with straight quotes, hyphens, plain spaces and digits, unit for unit, so that every offset leads to the
 * same place.
 */
export function plainCharacters(text: string): string {
  if (!typographic.test(text)) return text;
  return text.replace(eachTypographic, (character) => String.fromCharCode(plainUnits[character.charCodeAt(0)]!));
}

function tabulate(): Uint16Array {
  const table = Uint16Array.from({ length: 0x1_0000 }, (_, unit) => unit);
  for (const [plain, units] of readAs) {
    for (const one of units) {
      const [from, to] = typeof one === 'number' ? [one, one] : one;
      table.fill(plain.charCodeAt(0), from, to + 1);
    }
  }
  for (const [plain, from, to] of rows) {
    for (let unit = from; unit <= to; unit++) table[unit] = plain.charCodeAt(0) + unit - from;
  }
  return table;
}
