import { sentenceCase } from '#domain/docketing/sentenceCase';
import type { DocumentTypeId } from '#domain/documentTypes/documentTypes';
import type { AttachmentPosition } from './destinations.ts';

const marked = /^(?:exhibits?|exh?\.?)(?:[\s._-]+(?:no\.?\s*)?[a-z\d]|\s*$)/i;

/** The position of a document that is filed with a lead document, by its type or else by the name of its file. */
export function proposePosition(document: { type: DocumentTypeId | null; title: string }): AttachmentPosition {
  return document.type === 'exhibit' || marked.test(document.title) ? 'exhibit' : 'attachment';
}

/** The description of an attachment on the docket, from the name of its file: `exhibit_A-lease.pdf` is `Exhibit A lease`. */
export function proposeDescription(title: string): string {
  const name = title.replace(/\.[a-z]{3,4}$/i, '').replace(/[_-]+/g, ' ');
  return sentenceCase(name.replace(/^(exhibit) ([a-z])\b/i, (_, word, letter) => `${word} ${letter.toUpperCase()}`));
}
