import type { DocumentText, Paragraph } from '#domain/documents/DocumentText';

/** Joins paragraphs into a document without fixed pages; empty ones are left out. */
export function toFlow(texts: readonly string[]): DocumentText {
  const paragraphs: Paragraph[] = [];
  let text = '';
  for (const paragraph of texts) {
    if (paragraph.trim() === '') continue;
    if (paragraphs.length > 0) text += '\n\n';
    paragraphs.push({ number: paragraphs.length + 1, text: paragraph, start: text.length });
    text += paragraph;
  }
  return { layout: 'flow', paragraphs, text };
}
