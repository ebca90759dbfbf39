import type { DocumentText, Paragraph } from '#domain/documents/DocumentText';

/** A plain text as paragraphs: blocks of lines between blank ones. The lines inside keep their breaks and columns. */
export function readPlainText(bytes: Uint8Array): DocumentText {
  return toFlow(decode(bytes));
}

/** Any text as paragraphs between blank lines. */
export function toFlow(raw: string): Extract<DocumentText, { layout: 'flow' }> {
  const text = raw.replace(/\r\n?|\f|\u2028|\u2029/g, '\n').replaceAll('\0', '');
  const paragraphs: Paragraph[] = [];
  for (const match of text.matchAll(/[^\n]*\S[^\n]*(?:\n[^\n]*\S[^\n]*)*/g)) {
    paragraphs.push({ number: paragraphs.length + 1, text: match[0], start: match.index });
  }
  return { layout: 'flow', paragraphs, text };
}

/** By its mark, else UTF-8 where that is valid, else the Windows code page that old word processors wrote. */
export function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
