import { type FileFormat, largestDocumentBytes, maxDocumentBytes } from '#domain/documents/fileFormats';
import { DocumentRefused } from './DocumentRefused.ts';
import { nameContent } from './nameContent.ts';
import { decodeText } from './plain/decodeText.ts';
import { openZip } from './word/openZip.ts';
import { readCompoundFile } from './word/readCompoundFile.ts';

/** Of a long text, so much is examined. */
const sampleBytes = 65_536;

/**
 * Detects the type of a file by its content. A file whose name does not match is refused, because other software might
 * trust the name. Throws a DocumentRefused with the reason.
 */
export function sniffDocument(bytes: Uint8Array, fileName: string): FileFormat {
  if (bytes.length === 0) throw new DocumentRefused('document_empty');
  // A scan is large by its images. A text or a Word document of that size would take too long to read.
  const most = looksLikePdf(bytes) ? largestDocumentBytes : maxDocumentBytes;
  if (bytes.length > most) throw new DocumentRefused('document_too_large', { bytes: bytes.length, most });
  const extension = /\.([a-z0-9]+)$/i.exec(fileName.trim())?.[1]?.toLowerCase();
  const format = formatOf(bytes);
  if (format === null) {
    const content = nameContent(bytes);
    if (content === null && extension === 'txt') throw new DocumentRefused('document_unknown_letters');
    throw new DocumentRefused('document_wrong_type', { content });
  }
  if (extension !== format) {
    throw new DocumentRefused('document_name_disagrees', { extension: extension ?? null, content: format });
  }
  return format;
}

function formatOf(bytes: Uint8Array): FileFormat | null {
  if (looksLikePdf(bytes)) return 'pdf';
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return formatOfZip(bytes);
  const compound = readCompoundFile(bytes);
  if (compound !== undefined) return formatOfCompound(compound);
  return isPlainText(bytes) ? 'txt' : null;
}

/** Scanners and mail programs put junk before the mark; readers search for it in the first kilobyte. */
function looksLikePdf(bytes: Uint8Array): boolean {
  return /%PDF-\d/.test(Buffer.from(bytes.subarray(0, 1024)).toString('latin1'));
}

function formatOfZip(bytes: Uint8Array): FileFormat | null {
  const zip = openZip(bytes);
  if (zip === undefined) throw new DocumentRefused('document_corrupt');
  if (!zip.names.includes('word/document.xml')) return null;
  // Word runs what is in this part when a clerk opens the file, regardless of its name.
  if (zip.names.some((name) => /^word\/vba/i.test(name))) throw new DocumentRefused('document_has_macros');
  return 'docx';
}

/** An OLE compound file: Word's old format by its stream, a DOCX behind a password by its own. */
function formatOfCompound({ streams, startOf }: NonNullable<ReturnType<typeof readCompoundFile>>): FileFormat | null {
  if (streams.includes('EncryptedPackage')) throw new DocumentRefused('document_encrypted');
  if (!streams.includes('WordDocument')) return null;
  // The File Information Block, at the stream's start, says in bit 8 of its flags whether the rest is encrypted.
  if (((startOf('WordDocument')[11] ?? 0) & 1) === 1) throw new DocumentRefused('document_encrypted');
  if (streams.includes('_VBA_PROJECT')) throw new DocumentRefused('document_has_macros');
  return 'doc';
}

/** Text of people: no NUL (but UTF-16's), hardly a control character, and no markup or program's data. */
function isPlainText(bytes: Uint8Array): boolean {
  const text = decodeText(bytes.subarray(0, sampleBytes));
  if (/^\s*(?:\{\\rtf|<!doctype|<html|<\?xml|<svg|%!PS)/i.test(text)) return false;
  if (text.includes('\0')) return false;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these distinguish a binary file from a text
  const odd = text.match(/[\u0001-\u0008\u000e-\u001b\u007f]/g)?.length ?? 0;
  return odd <= text.length / 500;
}
