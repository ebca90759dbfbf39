import type { DocumentText, Paragraph } from '#domain/documents/DocumentText';
import { decodeText } from './decodeText.ts';
import { tidyText } from './tidyText.ts';

/** A plain text as paragraphs: blocks of lines between blank ones. The lines inside keep their breaks and columns. */
export function readPlainText(bytes: Uint8Array): DocumentText {
  const text = tidyText(decodeText(bytes));
  const paragraphs: Paragraph[] = [];
  for (const match of text.matchAll(/[^\n]*\S[^\n]*(?:\n[^\n]*\S[^\n]*)*/g)) {
    paragraphs.push({ number: paragraphs.length + 1, text: match[0], start: match.index });
  }
  return { layout: 'flow', paragraphs, text };
}
