import { type Font, type Grid, letter, type Measure, pleadingLines, type Sheet, type Tag, textSize } from './Sheet.ts';

/** Pages that fill from top to bottom as text is placed on them. */
export type Sheets = {
  /** The baseline of the next text. */
  y(): number;
  /** Begins a part that belongs together, and returns its number. */
  begin(tag: Tag): number;
  /**
   * Places a text at a horizontal position on the given baseline or the current one, in the given part or the last one
   * begun.
   */
  put(text: string, at: { x: number; y?: number; font?: Font; block?: number }): void;
  rule(x1: number, y1: number, x2: number, y2: number): void;
  /** Moves down. */
  down(by: number): void;
  /** Moves to the next numbered line, if lines are numbered. */
  toLine(): void;
  /** Begins a new page unless there is enough room. */
  need(height: number): void;
  isTop(): boolean;
  all(): Sheet[];
};

export function openSheets(grid: Grid, measure: Measure): Sheets {
  const sheets: Sheet[] = [newSheet()];
  let y = grid.top;
  const tags: Tag[] = ['P'];
  const current = () => sheets.at(-1)!;
  const turn = () => {
    sheets.push(newSheet());
    y = grid.top;
  };
  return {
    y: () => y,
    begin: (tag) => tags.push(tag) - 1,
    put(text, { x, y: at = y, font = 'regular', block = tags.length - 1 }) {
      if (text === '') return;
      const tag = tags[block] ?? 'P';
      current().texts.push({ x, y: at, width: measure(text, font, textSize), size: textSize, text, font, tag, block });
    },
    rule: (x1, y1, x2, y2) => current().rules.push({ x1, y1, x2, y2, width: 0.75 }),
    down: (by) => {
      y += by;
    },
    toLine() {
      if (grid.numbered) y = grid.top + Math.ceil((y - grid.top - 0.01) / grid.double) * grid.double;
    },
    need(height) {
      if (y > grid.top && y + height > grid.bottom + 0.01) turn();
    },
    isTop: () => y === grid.top,
    all: () => sheets,
  };
}

const newSheet = (): Sheet => ({ ...letter, texts: [], rules: [] });

const furniture = { font: 'regular', tag: 'artifact', block: -1 } as const;

/** The numbers and rules of pleading paper, and the footers, on every page. */
export function furnish(sheets: Sheet[], grid: Grid, footer: string | null, measure: Measure): void {
  for (const [index, sheet] of sheets.entries()) {
    if (grid.numbered) ruleAndNumber(sheet, grid, measure);
    const middle = (grid.left + grid.right) / 2;
    const centred = (text: string, y: number, size: number) => {
      const width = measure(text, 'regular', size);
      sheet.texts.push({ ...furniture, x: middle - width / 2, y, width, size, text });
    };
    centred(String(index + 1), footer === null ? 756 : 746, footer === null ? 12 : 10);
    if (footer === null) continue;
    // Below the page number and a printed line, in at least 10-point type (Cal. Rules of Court, rule 2.110).
    sheet.rules.push({ x1: grid.left, y1: 752, x2: grid.right, y2: 752, width: 0.75 });
    centred(shortenTo(footer, grid.right - grid.left, measure), 764, 10);
  }
}

function ruleAndNumber(sheet: Sheet, grid: Grid, measure: Measure): void {
  const right = grid.right + 8;
  for (const x of [grid.left - 9, grid.left - 6, right]) {
    sheet.rules.push({ x1: x, y1: 0, x2: x, y2: sheet.height, width: 0.75 });
  }
  for (let line = 1; line <= pleadingLines; line++) {
    const text = String(line);
    const width = measure(text, 'regular', textSize);
    const y = grid.top + (line - 1) * grid.double;
    sheet.texts.push({ ...furniture, x: grid.left - 18 - width, y, width, size: textSize, text });
  }
}

function shortenTo(text: string, width: number, measure: Measure): string {
  if (measure(text, 'regular', 10) <= width) return text;
  const words = text.split(' ');
  while (words.length > 1 && measure(`${words.join(' ')} …`, 'regular', 10) > width) words.pop();
  return `${words.join(' ')} …`;
}
