import type { Habits } from '../Habits.ts';
import { literal, type ObjectBook } from './ObjectBook.ts';
import { faceOf } from './trueType.ts';

export type FontName = 'regular' | 'bold' | 'courier';

/** The fonts of a file: shows texts in them, and writes them when all is shown. */
export type FontBook = {
  /** The resource and the string that show a text; one that `says` something else deceives anyone who copies it. */
  show(text: string, font: FontName, says?: readonly string[]): { name: string; strings: string[] };
  /** Adds a font of one's own and says its resource name. */
  put(name: string, object: number): void;
  /** Entries of the resources. */
  entries(): string;
  finish(): void;
};

const baseFonts: Record<FontName, string> = { regular: 'Times-Roman', bold: 'Times-Bold', courier: 'Courier' };
const courierAdvance = 600;

/** How wide a text is at a size; Tinos has the widths of Times. */
export function widthOf(text: string, font: FontName, size: number): number {
  if (font === 'courier') return (text.length * courierAdvance * size) / 1000;
  const face = faceOf(font);
  return [...text].reduce((sum, letter) => sum + (face.widthOf(face.glyphOf(letter)) * size) / 1000, 0);
}

/** Opens the fonts of one file, made as the program's habit is. */
export function openFonts(objects: ObjectBook, habit: Habits['fonts']): FontBook {
  const entries = new Map<string, number>();
  const subsets = new Map<string, Subset>();
  const subsetOf = (font: 'regular' | 'bold') => {
    const known = subsets.get(font) ?? openSubset(objects, font);
    subsets.set(font, known);
    entries.set(`S${font}`, known.object);
    return known;
  };
  const simple = (font: FontName) => {
    const name = `F${font}`;
    if (!entries.has(name)) {
      const standard = habit === 'standard' || font === 'courier';
      entries.set(name, standard ? addStandard(objects, font) : addEmbedded(objects, font));
    }
    return name;
  };
  return {
    show(text, font, says) {
      const letters = [...text];
      if ((habit === 'subset' || says) && font !== 'courier') {
        const strings = letters.map((letter, index) => subsetOf(font).codeOf(letter, says?.[index] ?? letter));
        return { name: `S${font}`, strings };
      }
      return { name: simple(font), strings: letters.map((letter) => literal(letter).slice(1, -1)) };
    },
    put: (name, object) => entries.set(name, object),
    entries: () => [...entries].map(([name, object]) => `/${name} ${object} 0 R`).join(' '),
    finish: () => {
      for (const subset of subsets.values()) subset.finish();
    },
  };
}

function addStandard(objects: ObjectBook, font: FontName): number {
  return objects.add(`<< /Type /Font /Subtype /Type1 /BaseFont /${baseFonts[font]} /Encoding /WinAnsiEncoding >>`);
}

/** A whole face, as a word processor embeds one that has few letters. */
function addEmbedded(objects: ObjectBook, font: 'regular' | 'bold'): number {
  const face = faceOf(font);
  const widths = Array.from({ length: 224 }, (_, index) => face.widthOf(face.glyphOf(String.fromCharCode(index + 32))));
  const descriptor = addDescriptor(objects, font, 'TinosEmbedded');
  return objects.add(
    `<< /Type /Font /Subtype /TrueType /BaseFont /TinosEmbedded /FirstChar 32 /LastChar 255 /Widths [${widths.join(' ')}] /Encoding /WinAnsiEncoding /FontDescriptor ${descriptor} 0 R >>`,
  );
}

type Subset = { object: number; codeOf(letter: string, says: string): string; finish(): void };

/** A subset whose codes count letters in the order in which they first came. */
function openSubset(objects: ObjectBook, font: 'regular' | 'bold'): Subset {
  const face = faceOf(font);
  const object = objects.reserve();
  const codes = new Map<string, { code: number; glyph: number; says: string }>();
  const name = `${font === 'bold' ? 'BCDFGH' : 'QWRTZP'}+Tinos`;
  return {
    object,
    codeOf(letter, says) {
      const key = `${letter}\n${says}`;
      const known = codes.get(key) ?? { code: codes.size + 1, glyph: face.glyphOf(letter), says };
      codes.set(key, known);
      return hex(known.code);
    },
    finish() {
      const all = [...codes.values()];
      const glyphs = Buffer.alloc(2 * (all.length + 1));
      for (const { code, glyph } of all) glyphs.writeUInt16BE(glyph, 2 * code);
      const descendant = objects.add(
        `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /${name} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /DW 500 /W [1 [${all.map(({ glyph }) => face.widthOf(glyph)).join(' ')}]] /CIDToGIDMap ${objects.stream(glyphs)} 0 R /FontDescriptor ${addDescriptor(objects, font, name)} 0 R >>`,
      );
      const unicode = objects.stream(unicodeMap(all));
      objects.set(
        object,
        `<< /Type /Font /Subtype /Type0 /BaseFont /${name} /Encoding /Identity-H /DescendantFonts [${descendant} 0 R] /ToUnicode ${unicode} 0 R >>`,
      );
    },
  };
}

/** The letters that each code represents, for copying and searching. */
export function unicodeMap(codes: readonly { code: number; says: string }[], digits = 4): string {
  const rows = codes.map(
    ({ code, says }) => `<${hex(code, digits)}> <${[...says].map((letter) => utf16(letter)).join('')}>`,
  );
  const blocks: string[] = [];
  for (let from = 0; from < rows.length; from += 100) {
    const block = rows.slice(from, from + 100);
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`);
  }
  const last = 'F'.repeat(digits);
  return `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def /CMapName /Adobe-Identity-UCS def /CMapType 2 def\n1 begincodespacerange\n<${'0'.repeat(digits)}> <${last}>\nendcodespacerange\n${blocks.join('\n')}\nendcmap CMapName currentdict /CMap defineresource pop end end`;
}

function addDescriptor(objects: ObjectBook, font: 'regular' | 'bold', name: string): number {
  const { file } = faceOf(font);
  const program = objects.stream(file, `/Length1 ${file.length}`);
  return objects.add(
    `<< /Type /FontDescriptor /FontName /${name} /Flags 34 /FontBBox [-200 -300 1200 950] /ItalicAngle 0 /Ascent 891 /Descent -216 /CapHeight 662 /StemV 80 /FontFile2 ${program} 0 R >>`,
  );
}

function utf16(letter: string): string {
  return Array.from({ length: letter.length }, (_, index) => hex(letter.charCodeAt(index))).join('');
}

function hex(code: number, digits = 4): string {
  return code.toString(16).toUpperCase().padStart(digits, '0');
}
