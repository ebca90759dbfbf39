import WordExtractor from 'word-extractor';
import { describeUnseen } from '#domain/documentFacts/describeUnseen';
import { findBlankCharacters } from '#domain/documentFacts/findBlankCharacters';
import { findInstructions } from '#domain/documentFacts/findInstructions';
import type { Unseen } from '#domain/documentFacts/Unseen';
import type { DocumentText } from '#domain/documents/DocumentText';
import { DocumentRefused } from '../DocumentRefused.ts';
import { tidyText } from '../plain/tidyText.ts';
import { toFlow } from '../plain/toFlow.ts';

/** Reads a Word 97 document (DOC): its headers, body, text boxes, notes and footers, in this order. */
export async function readDoc(bytes: Uint8Array): Promise<DocumentText> {
  return (await readFullDoc(bytes)).text;
}

/**
 * Of the words that a Word 97 document hides, only its comments can be read; its reader cannot distinguish hidden and
 * colored characters.
 */
export async function readFullDoc(bytes: Uint8Array): Promise<{ text: DocumentText; unseen: Unseen[] }> {
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
  const text = toFlow(parts.flatMap(paragraphsOf));
  const comments = paragraphsOf(document.getAnnotations()).filter((comment) => comment.trim() !== '');
  const unseen = comments.map((comment) => describeUnseen({ kind: 'comment', page: null, boxes: [], text: comment }));
  return { text, unseen: [...unseen, ...parts.flatMap(findBlankCharacters), ...findInstructions(text)] };
}

/** Word ends each paragraph with a line break; a break within one is a vertical tab. */
function paragraphsOf(part: string): string[] {
  return part.split(/\r\n?|\n|\f/).map(tidyText);
}
