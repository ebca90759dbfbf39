import type { UnseenKind } from '#domain/documentFacts/Unseen';
import { type RunLook, readLook, type WordStyles } from './readWordStyles.ts';
import type { XmlAttributes } from './scanXml.ts';
import { WordShapes } from './WordShapes.ts';

/** Words of a Word document that no one sees, or that a reader is not shown. */
export type WordUnseen = {
  /** `under_shape`: a paragraph with a dark shape in front of its text; `name`: of a place in the document. */
  kind: UnseenKind | 'deleted' | 'moved' | 'under_shape' | 'code' | 'description' | 'name';
  text: string;
};

export type WordWatch = {
  open(name: string, attributes: XmlAttributes): void;
  close(name: string): void;
  /** Why letters at this place are not seen; undefined where they are. */
  kind(): UnseenKind | undefined;
  keep(kind: WordUnseen['kind'], text: string): void;
  /** Whether a dark shape has closed in front of the text since the last call. */
  takeCover(): boolean;
  /** Text outside of runs: field codes, deleted words, places of shapes. */
  text(characters: string): void;
};

type Run = { own: RunLook; style?: string; isClear?: boolean; scale?: number };
type Paragraph = { style?: string; fill?: string; isOff: boolean; isCut: boolean };

/** Half points; from two points, characters are distinguishable. */
const smallest = 4;
/** Of 255; colors closer than this look the same. */
const alike = 20;
/** Twentieths of a point: a paragraph moved out of the page, and a line squeezed to nothing. */
const farLeft = -9000;
const farRight = 18_000;
const lowestLine = 40;

const highlights: Record<string, string> = {
  black: '000000',
  white: 'FFFFFF',
  darkGray: '808080',
  lightGray: 'C0C0C0',
  darkBlue: '000080',
  darkRed: '800000',
  darkGreen: '008000',
  blue: '0000FF',
  red: 'FF0000',
  yellow: 'FFFF00',
  green: '00FF00',
  cyan: '00FFFF',
  magenta: 'FF00FF',
  darkCyan: '008080',
  darkMagenta: '800080',
  darkYellow: '808000',
};

/** Follows a part of a Word document and knows at each place whether a reader sees the letters there. */
export const watchWord = (styles: WordStyles, found: WordUnseen[]): WordWatch => new WordWatcher(styles, found);

class WordWatcher implements WordWatch {
  private readonly styles: WordStyles;
  private readonly found: WordUnseen[];
  private readonly paragraphs: Paragraph[] = [];
  private readonly runs: Run[] = [];
  private readonly cells: { fill?: string }[] = [];
  private readonly tables: { isShaded: boolean }[] = [];
  private readonly shapes = new WordShapes();
  /** How many elements that describe a look are open: of a paragraph, a run, a table's cell. */
  private readonly looks = { 'w:pPr': 0, 'w:rPr': 0, 'w:tcPr': 0 };
  private inFill = 0;
  private ground = 'FFFFFF';
  private taking: 'deleted' | 'code' | 'offset' | undefined;

  constructor(styles: WordStyles, found: WordUnseen[]) {
    this.styles = styles;
    this.found = found;
  }

  open(name: string, attributes: XmlAttributes): void {
    if (this.openBlock(name, attributes)) return;
    const run = this.runs.at(-1);
    const inParagraphLook = this.looks['w:pPr'] > 0;
    const inRunLook = this.looks['w:rPr'] > 0;
    if (name.startsWith('w14:') && inRunLook && !inParagraphLook && run) this.lookAtFill(run, name, attributes);
    else if (!name.startsWith('w:')) this.openShape(name, attributes);
    else if (inParagraphLook && !inRunLook) lookAtParagraph(this.paragraphs.at(-1), name, attributes);
    else if (this.looks['w:tcPr'] > 0 && name === 'w:shd') this.cells.at(-1)!.fill = attributes['w:fill'] ?? '';
    else if (inRunLook && !inParagraphLook && run) lookAtRun(run, name, attributes);
  }

  close(name: string): void {
    this.shapes.close(name);
    if (isLook(name)) this.looks[name]--;
    else if (name === 'w:p') this.paragraphs.pop();
    else if (name === 'w:r') this.runs.pop();
    else if (name === 'w:tc') this.cells.pop();
    else if (name === 'w:tbl') this.tables.pop();
    else if (name === 'w14:textFill') this.inFill = Math.max(0, this.inFill - 1);
    else if (name === 'w:delText' || name === 'w:instrText' || name === 'wp:posOffset') this.taking = undefined;
  }

  text(characters: string): void {
    if (this.taking === 'offset') this.shapes.place(Number(characters));
    else if (this.taking !== undefined) this.keep(this.taking, characters);
  }

  kind(): UnseenKind | undefined {
    const run = this.runs.at(-1);
    this.shapes.write();
    if (run === undefined) return undefined;
    const paragraph = this.paragraphs.at(-1);
    const look = {
      ...this.styles.lookOf(paragraph?.style),
      ...(run.style === undefined ? {} : this.styles.lookOf(run.style)),
      ...run.own,
    };
    if (look.vanish || run.isClear) return 'invisible_text';
    if (paragraph?.isOff || this.shapes.isAnyOff()) return 'off_page_text';
    if (paragraph?.isCut) return 'clipped_text';
    if ((look.size !== undefined && look.size < smallest) || (run.scale !== undefined && run.scale < 5))
      return 'tiny_text';
    return this.kindOfColor(look, paragraph);
  }

  private kindOfColor(look: RunLook, paragraph: Paragraph | undefined): UnseenKind | undefined {
    const marked = look.highlight === undefined ? undefined : highlights[look.highlight];
    const own = partsOf(look.color) ?? (marked === '000000' ? [0, 0, 0] : undefined);
    if (own === undefined) return undefined;
    const under = partsOf(marked) ?? partsOf(look.fill) ?? partsOf(paragraph?.fill) ?? partsOf(this.cells.at(-1)?.fill);
    if (under === undefined && (this.tables.some(({ isShaded }) => isShaded) || this.shapes.isAnyFilled()))
      return undefined;
    const below = under ?? partsOf(this.ground) ?? [255, 255, 255];
    if (own.some((part, index) => Math.abs(part - below[index]!) >= alike)) return undefined;
    return Math.max(...below) < 100 ? 'text_under_box' : 'white_text';
  }

  takeCover(): boolean {
    return this.shapes.takeCover();
  }

  keep(what: WordUnseen['kind'], characters: string): void {
    if (characters === '') return;
    const last = this.found.at(-1);
    if (last?.kind === what && !apart.has(what) && last.text.length < 100_000) last.text += characters;
    else this.found.push({ kind: what, text: characters });
  }

  /** Blocks and what is taken from them as text; true where the element is one of these. */
  private openBlock(name: string, attributes: XmlAttributes): boolean {
    if (isLook(name)) this.looks[name]++;
    else if (name === 'w:p') this.paragraphs.push({ isOff: false, isCut: false });
    else if (name === 'w:r') this.runs.push({ own: {} });
    else if (name === 'w:tbl') this.tables.push({ isShaded: false });
    else if (name === 'w:tc') this.cells.push({});
    else if (name === 'w:tblStyle') {
      if (this.styles.shadedTables.has(attributes['w:val'] ?? '')) this.tables.at(-1)!.isShaded = true;
    } else if (name === 'w:background') this.ground = attributes['w:color'] ?? this.ground;
    else if (name === 'w:bookmarkStart') this.keep('name', attributes['w:name'] ?? '');
    else if (name === 'w:delText') this.taking = 'deleted';
    else if (name === 'w:instrText') this.taking = 'code';
    else if (name === 'w:fldSimple') this.keep('code', attributes['w:instr'] ?? '');
    else return false;
    return true;
  }

  private openShape(name: string, attributes: XmlAttributes): void {
    if (name === 'wp:posOffset') this.taking = 'offset';
    if (name === 'wp:docPr') {
      this.keep('description', attributes.descr ?? '');
      this.keep('description', attributes.title ?? '');
    }
    this.shapes.open(name, attributes);
  }

  /** Characters with a separate fill, which overrides their color. */
  private lookAtFill(run: Run, name: string, attributes: XmlAttributes): void {
    if (name === 'w14:textFill') this.inFill++;
    else if (this.inFill === 0) return;
    else if (name === 'w14:noFill') run.isClear = true;
    else if (name === 'w14:srgbClr') run.own.color = attributes['w14:val'] ?? '';
    else if (name === 'w14:schemeClr' && /^(?:bg1|lt1)$/.test(attributes['w14:val'] ?? '')) run.own.color = 'FFFFFF';
    else if (name === 'w14:alpha' && Number(attributes['w14:val']) > 95_000) run.isClear = true;
  }
}

/** Each of these texts counts by itself. */
const apart: ReadonlySet<WordUnseen['kind']> = new Set<WordUnseen['kind']>(['description', 'name', 'under_shape']);

const isLook = (name: string): name is 'w:pPr' | 'w:rPr' | 'w:tcPr' =>
  name === 'w:pPr' || name === 'w:rPr' || name === 'w:tcPr';

function lookAtRun(run: Run, name: string, attributes: XmlAttributes): void {
  if (name === 'w:rStyle') run.style = attributes['w:val'] ?? '';
  else if (name === 'w:w') run.scale = Number(attributes['w:val']);
  else readLook(run.own, name, attributes);
}

function lookAtParagraph(paragraph: Paragraph | undefined, name: string, attributes: XmlAttributes): void {
  if (paragraph === undefined) return;
  if (name === 'w:pStyle') paragraph.style = attributes['w:val'] ?? '';
  else if (name === 'w:shd') paragraph.fill = attributes['w:fill'] ?? '';
  else if (name === 'w:ind') {
    const left = Number(attributes['w:left'] ?? attributes['w:start'] ?? 0);
    paragraph.isOff = left < farLeft || left > farRight;
  } else if (name === 'w:framePr') {
    const [x, y] = [Number(attributes['w:x'] ?? 0), Number(attributes['w:y'] ?? 0)];
    paragraph.isOff = Math.min(x, y) < farLeft || Math.max(x, y) > 2 * farRight;
  } else if (name === 'w:spacing' && attributes['w:lineRule'] === 'exact') {
    paragraph.isCut = Number(attributes['w:line'] ?? 240) < lowestLine;
  }
}

function partsOf(color: string | undefined): number[] | undefined {
  if (color === undefined || !/^[0-9a-f]{6}$/i.test(color)) return undefined;
  return [0, 2, 4].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}
