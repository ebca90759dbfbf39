import { findSmuggled } from '#domain/documentFacts/findSmuggled';
import { tidyText } from '../plain/tidyText.ts';
import { plainStyles, type WordStyles } from './readWordStyles.ts';
import { scanXml } from './scanXml.ts';
import { type WordUnseen, watchWord } from './watchWord.ts';

/** A table of a document: rows of cells of paragraphs. */
type Table = { rows: string[][][] };
/** Where paragraphs are being gathered: the body, a table cell or a text box. */
type Place = { paragraphs: string[]; table?: Table };

const captionMark = /^[\s()§:|*¦]+$/;
/** Deeply nested tables are read as if their cells were one below the other. */
const deepestTable = 12;
/** A caption has two columns and its marks; a table of more is read row by row. */
const captionColumns = 8;

/**
 * The paragraphs of one part of a Word document (body, header, footnotes …), in reading order: tables cell by cell,
 * text boxes after the paragraph they hang on. Words that no reader sees are left out and gathered in `unseen`.
 */
export function readWordXml(xml: string, styles: WordStyles = plainStyles, unseen: WordUnseen[] = []): string[] {
  const body: Place = { paragraphs: [] };
  const places: Place[] = [body];
  const tables: Table[] = [];
  let beyond = 0;
  const open: string[] = [];
  let text = '';
  let inText = false;
  let skipping = 0;
  let isMoved = false;
  const watch = watchWord(styles, unseen);

  scanXml(xml, {
    open(name, attributes) {
      if (skipping > 0 || name === 'mc:Fallback' || name === 'w:moveFrom') {
        isMoved ||= name === 'w:moveFrom';
        skipping++;
        return;
      }
      watch.open(name, attributes);
      if (name === 'w:t') inText = true;
      else if (name === 'w:tab' && attributes['w:pos'] === undefined) text += '\t';
      else if (name === 'w:br' || name === 'w:cr') text += '\n';
      else if (name === 'w:noBreakHyphen') text += '-';
      else if (name === 'w:sym') text += '•';
      else if (name === 'w:p') {
        open.push(text);
        text = '';
      } else if (name === 'w:tbl') {
        if (tables.length < deepestTable) tables.push({ rows: [] });
        else beyond++;
      } else if (name === 'w:tr') {
        if (beyond === 0) tables.at(-1)?.rows.push([]);
      } else if (name === 'w:txbxContent' || (name === 'w:tc' && beyond === 0)) places.push({ paragraphs: [] });
    },
    close(name) {
      if (skipping > 0) {
        skipping--;
        if (skipping === 0) isMoved = false;
        return;
      }
      watch.close(name);
      if (name === 'w:t') inText = false;
      else if (name === 'w:p') {
        places.at(-1)!.paragraphs.push(tidyText(text));
        if (watch.takeCover()) watch.keep('under_shape', text);
        text = open.pop() ?? '';
      } else if (name === 'w:tc' && beyond === 0) {
        const cell = places.length > 1 ? places.pop()! : body;
        tables.at(-1)?.rows.at(-1)?.push(cell.paragraphs);
      } else if (name === 'w:txbxContent' && places.length > 1) {
        const box = places.pop()!;
        for (const paragraph of box.paragraphs) places.at(-1)!.paragraphs.push(paragraph);
      } else if (name === 'w:tbl' && beyond > 0) beyond--;
      else if (name === 'w:tbl') {
        const table = tables.pop();
        for (const paragraph of table ? readTable(table) : []) places.at(-1)!.paragraphs.push(paragraph);
      }
    },
    text(characters) {
      if (skipping > 0) {
        if (isMoved) watch.keep('moved', characters);
        return;
      }
      if (!inText) {
        watch.text(characters);
        return;
      }
      const kind = watch.kind();
      if (kind === undefined) {
        text += characters;
        for (const words of findSmuggled(characters)) watch.keep('invisible_text', words);
      } else watch.keep(kind, characters);
    },
  });
  return body.paragraphs.filter((paragraph) => paragraph !== '');
}

/** A caption set as a table is ruled by cells of `)` or `§`: its columns are read one after the other, without the marks. */
function readTable({ rows }: Table): string[] {
  const isMark = (cell: string[]) =>
    cell.length > 0 && cell.some((line) => line !== '') && cell.every((line) => line === '' || captionMark.test(line));
  const width = rows.reduce((widest, row) => Math.max(widest, row.length), 0);
  if (width > captionColumns || !rows.some((row) => row.some(isMark))) return rows.flat(2);
  const columns = Array.from({ length: width }, (_, index) => rows.flatMap((row) => [row[index] ?? []]));
  return columns.flatMap((column) => column.filter((cell) => !isMark(cell)).flat());
}
