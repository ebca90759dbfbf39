import { findInstructions } from '#domain/documentFacts/findInstructions';
import type { Unseen } from '#domain/documentFacts/Unseen';
import type { DocumentText } from '#domain/documents/DocumentText';
import { DocumentRefused } from '../DocumentRefused.ts';
import { decodeText } from '../plain/decodeText.ts';
import { toFlow } from '../plain/toFlow.ts';
import { describeUnseenOfWord } from './describeUnseenOfWord.ts';
import { openZip } from './openZip.ts';
import { plainStyles, readWordStyles } from './readWordStyles.ts';
import { readWordXml } from './readWordXml.ts';
import type { WordUnseen } from './watchWord.ts';

/** The visible text of a Word document, and its other contents. */
export type FullDocx = { text: DocumentText; unseen: Unseen[] };

/** Reads a Word document (DOCX): its headers, its body, its notes, its footers. */
export function readDocx(bytes: Uint8Array): DocumentText {
  return readFullDocx(bytes).text;
}

export function readFullDocx(bytes: Uint8Array): FullDocx {
  const zip = openZip(bytes);
  if (zip === undefined) throw new DocumentRefused('document_corrupt');
  const styles = zip.names.includes('word/styles.xml')
    ? readWordStyles(decodeText(zip.read('word/styles.xml')))
    : plainStyles;
  const unseen: WordUnseen[] = [];
  const readPart = (part: Uint8Array) => readWordXml(decodeText(part), styles, unseen);
  const read = (pattern: RegExp) =>
    zip.names.filter((name) => pattern.test(name)).map((name) => readPart(zip.read(name)));
  const text = toFlow([
    ...unique(read(/^word\/header\d*\.xml$/).flat()),
    ...readPart(zip.read('word/document.xml')),
    ...read(/^word\/(?:footnotes|endnotes)\.xml$/).flat(),
    ...unique(read(/^word\/footer\d*\.xml$/).flat()),
  ]);
  return { text, unseen: [...describeUnseenOfWord(zip, unseen, text.text), ...findInstructions(text)] };
}

/** First pages and even pages often repeat the same header. */
function unique(paragraphs: readonly string[]): string[] {
  return [...new Set(paragraphs)];
}
