import type { DocumentText, Paragraph } from '#domain/documents/DocumentText';
import { decodeText } from './decodeText.ts';
import { tidyText } from './tidyText.ts';

/** A plain text as paragraphs: blocks of lines between blank ones. The lines inside keep their breaks and columns. */
export function readPlainText(bytes: Uint8Array): DocumentText {
  const text = tidyText(decodeText(bytes));
  const paragraphs: Paragraph[] = [];
  let start = 0;
  let end = 0;
  const close = () => {
    if (end > start) paragraphs.push({ number: paragraphs.length + 1, text: text.slice(start, end), start });
  };
  for (let at = 0; at < text.length; ) {
    const lineEnd = text.indexOf('\n', at) < 0 ? text.length : text.indexOf('\n', at);
    if (text.slice(at, lineEnd).trim() === '') {
      close();
      start = lineEnd + 1;
      end = start;
    } else end = lineEnd;
    at = lineEnd + 1;
  }
  close();
  return { layout: 'flow', paragraphs, text };
}
