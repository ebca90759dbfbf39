import WordExtractor from 'word-extractor';
import { tellInstructions } from '#domain/documentFacts/tellInstructions';
import { tellSmuggled } from '#domain/documentFacts/tellSmuggled';
import { tellUnseen } from '#domain/documentFacts/tellUnseen';
import type { Unseen } from '#domain/documentFacts/Unseen';
import type { DocumentText } from '#domain/documents/DocumentText';
import { DocumentRefused } from '../DocumentRefused.ts';
import { tidyText } from '../plain/tidyText.ts';
import { toFlow } from '../plain/toFlow.ts';

/** Reads a Word 97 document (DOC): its headers, body, text boxes, notes and footers, in this order. */
export async function readDoc(bytes: Uint8Array): Promise<DocumentText> {
  return (await readWholeDoc(bytes)).text;
}

/**
 * Of the words that a Word 97 document hides, only its comments can be read; its reader cannot distinguish hidden and
 * colored characters.
 */
export async function readWholeDoc(bytes: Uint8Array): Promise<{ text: DocumentText; unseen: Unseen[] }> {
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
  const unseen = comments.map((comment) => tellUnseen({ kind: 'comment', page: null, boxes: [], text: comment }));
  return { text, unseen: [...unseen, ...parts.flatMap(tellSmuggled), ...tellInstructions(text)] };
}

/** Word ends each paragraph with a line break; a break within one is a vertical tab. */
function paragraphsOf(part: string): string[] {
  return part.split(/\r\n?|\n|\f/).map(tidyText);
}
