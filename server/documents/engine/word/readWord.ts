import WordExtractor from 'word-extractor';
import type { DocumentText } from '#domain/documents/DocumentText';
import { DocumentRefused } from '../DocumentRefused.ts';
import { toFlow } from '../plain/readPlainText.ts';

/** A Word document, DOC or DOCX: headers, body with its tables, text boxes, footnotes and footers, in this order. */
export async function readWord(bytes: Uint8Array): Promise<DocumentText> {
  const document = await new WordExtractor().extract(Buffer.from(bytes)).catch((error: unknown) => {
    throw new DocumentRefused(/encrypt|password/i.test(String(error)) ? 'document_encrypted' : 'document_corrupt');
  });
  const parts = [
    document.getHeaders({ includeFooters: false }),
    document.getBody(),
    document.getTextboxes({ includeHeadersAndFooters: false }),
    document.getFootnotes(),
    document.getFooters(),
  ];
  // Each line of Word's text is a paragraph of its own; a line break within one stands as a vertical tab.
  const text = parts
    .filter((part): part is string => typeof part === 'string' && part.trim() !== '')
    .map((part) => part.trimEnd().replaceAll('\v', '\u000b').replace(/\n/g, '\n\n').replaceAll('\u000b', '\n'))
    .join('\n\n');
  return toFlow(text);
}
