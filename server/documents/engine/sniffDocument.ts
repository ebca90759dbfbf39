import { type FileFormat, maxDocumentBytes } from '#domain/documents/fileFormats';
import { DocumentRefused } from './DocumentRefused.ts';
import { decode } from './plain/readPlainText.ts';
import { inspectZip } from './word/inspectZip.ts';

/** What a DOCX may inflate to: past that it is a bomb, whatever it says. */
const mostInflatedBytes = 200 * 1024 * 1024;

/**
 * What a file is by its content. A name that says otherwise is refused, since somebody downstream would believe it.
 * Throws a DocumentRefused that says what is wrong.
 */
export function sniffDocument(bytes: Uint8Array, fileName: string): FileFormat {
  if (bytes.length === 0) throw new DocumentRefused('document_empty');
  if (bytes.length > maxDocumentBytes) throw new DocumentRefused('document_too_large', { bytes: bytes.length });
  const format = formatOf(bytes);
  const extension = /\.([a-z0-9]+)$/i.exec(fileName)?.[1]?.toLowerCase();
  if (!format) throw new DocumentRefused('document_wrong_type');
  if (extension !== format) throw new DocumentRefused('document_name_disagrees', { content: format });
  return format;
}

function formatOf(bytes: Uint8Array): FileFormat | null {
  // Some systems put junk before the mark; readers look for it in the first kilobyte.
  if (Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-')) return 'pdf';
  if (startsWith(bytes, [0x50, 0x4b])) return isDocx(bytes) ? 'docx' : null;
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])) return formatOfCompound(bytes);
  return isPlainText(bytes) ? 'txt' : null;
}

function isDocx(bytes: Uint8Array): boolean {
  const zip = inspectZip(bytes);
  if (!zip) throw new DocumentRefused('document_corrupt');
  if (!zip.names.includes('word/document.xml')) return false;
  if (zip.encrypted) throw new DocumentRefused('document_encrypted');
  if (zip.inflatedBytes > mostInflatedBytes)
    throw new DocumentRefused('document_too_much_memory', { bytes: zip.inflatedBytes });
  return true;
}

/** An OLE compound file: Word's old format by its stream, a DOCX behind a password by its own. */
function formatOfCompound(bytes: Uint8Array): FileFormat | null {
  const inside = Buffer.from(bytes);
  const named = (name: string) => inside.includes(Buffer.from(name, 'utf16le'));
  if (named('EncryptedPackage')) throw new DocumentRefused('document_encrypted');
  return named('WordDocument') ? 'doc' : null;
}

/** Text of people: no NUL (but UTF-16's), hardly a control character, and no markup or program's data. */
function isPlainText(bytes: Uint8Array): boolean {
  const text = decode(bytes.subarray(0, 65_536));
  if (/^\s*(?:\{\\rtf|<!doctype html|<html|<\?xml|%!PS)/i.test(text)) return false;
  if (text.includes('\0')) return false;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what tells a binary file from a text
  const odd = text.match(/[\u0001-\u0008\u000e-\u001b\u007f]/g)?.length ?? 0;
  return odd <= text.length / 500;
}

function startsWith(bytes: Uint8Array, mark: number[]): boolean {
  return mark.every((byte, i) => bytes[i] === byte);
}
