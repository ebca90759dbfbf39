import type { MarkedParagraph } from '#domain/orders/word/MarkedParagraph';
import { DocumentRefused } from '../DocumentRefused.ts';
import { decodeText } from '../plain/decodeText.ts';
import { openZip } from './openZip.ts';
import { scanXml } from './scanXml.ts';

/** Contents that are not the accepted text: deletions, the old places of moves, and what repeats another content. */
const leftOut = new Set(['w:del', 'w:moveFrom', 'mc:Fallback', 'w:txbxContent', 'w:instrText']);
const most = 2000;

/** The paragraphs of the body of a DOCX with their bookmarks and the tags of their content controls. */
export function readMarkedDocx(bytes: Uint8Array): MarkedParagraph[] {
  const zip = openZip(bytes);
  if (!zip?.names.includes('word/document.xml')) throw new DocumentRefused('document_corrupt');
  const paragraphs: MarkedParagraph[] = [];
  let current: MarkedParagraph = { bookmarks: [], runs: [] };
  const controls: (string | null)[] = [];
  let skipping = 0;
  let inText = false;
  const write = (text: string) => {
    const tag = controls.findLast((one) => one !== null) ?? null;
    const last = current.runs.at(-1);
    if (last?.tag === tag) last.text += text;
    else current.runs.push({ text, tag });
  };
  scanXml(decodeText(zip.read('word/document.xml')), {
    open(name, attributes) {
      if (skipping > 0 || leftOut.has(name)) skipping++;
      else if (name === 'w:t') inText = true;
      else if (name === 'w:br' || name === 'w:cr' || (name === 'w:tab' && attributes['w:pos'] === undefined))
        write(' ');
      else if (name === 'w:noBreakHyphen') write('-');
      else if (name === 'w:sdt') controls.push(null);
      else if (name === 'w:tag' && controls.length > 0) controls[controls.length - 1] = attributes['w:val'] ?? null;
      else if (name === 'w:bookmarkStart') current.bookmarks.push(attributes['w:name'] ?? '');
    },
    close(name) {
      if (skipping > 0) skipping--;
      else if (name === 'w:t') inText = false;
      else if (name === 'w:sdt') controls.pop();
      else if (name === 'w:p') {
        if (paragraphs.length >= most) throw new DocumentRefused('document_too_many_pages');
        paragraphs.push(current);
        current = { bookmarks: [], runs: [] };
      }
    },
    text(characters) {
      if (skipping === 0 && inText) write(characters);
    },
  });
  return paragraphs;
}
