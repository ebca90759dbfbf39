import WordExtractor from 'word-extractor';
import type { DocumentText } from '#domain/documents/DocumentText';
import { DocumentRefused } from '../DocumentRefused.ts';
import { tidyText } from '../plain/tidyText.ts';
import { toFlow } from '../plain/toFlow.ts';

/** Reads a Word 97 document (DOC): its headers, body, text boxes, notes and footers, in this order. */
export async function readDoc(bytes: Uint8Array): Promise<DocumentText> {
  const document = await new WordExtractor().extract(Buffer.from(bytes)).catch((error: unknown) => {
    throw new DocumentRefused(/encrypt|password/i.test(String(error)) ? 'document_encrypted' : 'document_corrupt');
  });
  const parts = [
    document.getHeaders({ includeFooters: false }),
    document.getBody(),
    document.getTextboxes({ includeHeadersAndFooters: false }),
    document.getFootnotes(),
    document.getEndnotes(),
    document.getFooters(),
  ];
  return toFlow(parts.flatMap(paragraphsOf));
}

/** Word ends each paragraph with a line break; a break within one is a vertical tab. */
function paragraphsOf(part: string): string[] {
  return part.split(/\r\n?|\n|\f/).map(tidyText);
}
