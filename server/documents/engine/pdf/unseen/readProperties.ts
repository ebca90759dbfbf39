import { inflateSync } from 'node:zlib';
import type { OpenPdf } from '../openPdf.ts';
import { readText } from './readText.ts';
import { callsOf } from './unseenCalls.ts';

/** Something that appears in the file and on no page. `about`: it says what the document is about, as a title does. */
export type Property = { name: string; text: string; about: boolean };

const named = ['Title', 'Subject', 'Keywords', 'Author', 'Creator', 'Producer'];
const about = new Set(['Title', 'Subject', 'Keywords']);
const mostCustom = 50;
const longestPacket = 200_000;
const mostPackets = 8;

/** The properties of a PDF: those of its information dictionary, and the texts of its XMP packets. */
export function readProperties({ pdfium, document }: OpenPdf, bytes: Uint8Array): Property[] {
  const calls = callsOf(pdfium);
  const found: Property[] = [];
  const custom = Array.from(
    { length: Math.min(mostCustom, Math.max(0, calls.EPDF_GetMetaKeyCount(document, 1))) },
    (_, index) => readKey(index),
  );
  for (const name of new Set([...named, ...custom])) {
    if (name === '') continue;
    const key = calls.malloc(4 * name.length + 1);
    pdfium.bytes.set(Buffer.from(`${name}\0`), key);
    const text = readText(pdfium, (buffer, length) => calls.FPDF_GetMetaText(document, key, buffer, length)).trim();
    calls.free(key);
    if (text !== '') found.push({ name, text, about: about.has(name) });
  }
  const known = new Set(found.map(({ text }) => text));
  for (const packet of readPackets(bytes)) {
    const described = textsOf(
      (packet.match(/<dc:(?:title|description|subject)>[\s\S]{0,4000}?<\/dc:/g) ?? []).join(' '),
    );
    for (const text of textsOf(packet)) {
      if (known.has(text)) continue;
      known.add(text);
      found.push({ name: 'XMP', text, about: described.includes(text) });
    }
  }
  return found;

  function readKey(index: number): string {
    const length = calls.EPDF_GetMetaKeyName(document, index, 1, 0, 0);
    if (length <= 1 || length > 500) return '';
    const buffer = calls.malloc(length);
    calls.EPDF_GetMetaKeyName(document, index, 1, buffer, length);
    const name = Buffer.from(pdfium.bytes.subarray(buffer, buffer + length - 1)).toString('utf8');
    calls.free(buffer);
    return name;
  }
}

/** The XMP packets, which the file contains as plain text or deflated. */
function readPackets(bytes: Uint8Array): string[] {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const packets: string[] = [];
  for (
    let at = file.indexOf('<x:xmpmeta');
    at >= 0 && packets.length < mostPackets;
    at = file.indexOf('<x:xmpmeta', at + 10)
  ) {
    packets.push(file.toString('utf8', at, Math.min(file.length, at + longestPacket)).split('</x:xmpmeta>')[0]!);
  }
  for (
    let at = file.indexOf('/Metadata');
    at >= 0 && packets.length < mostPackets;
    at = file.indexOf('/Metadata', at + 9)
  ) {
    const head = file.toString('latin1', at, at + 600);
    const begins = /stream\r?\n/.exec(head);
    if (
      begins === null ||
      head.slice(0, begins.index).includes('endobj') ||
      !/FlateDecode/.test(file.toString('latin1', Math.max(0, at - 200), at + begins.index))
    )
      continue;
    const inflated = inflate(file.subarray(at + begins.index + begins[0].length));
    if (inflated.includes('xmpmeta') || inflated.includes('rdf:RDF')) packets.push(inflated);
  }
  return packets;
}

/** What appears between tags. */
function textsOf(xml: string): string[] {
  return (xml.match(/>[^<>]*[^<>\s][^<>]*</g) ?? []).map((one) => decode(one.slice(1, -1).trim()));
}

function inflate(packed: Buffer): string {
  try {
    return inflateSync(packed, { maxOutputLength: longestPacket, finishFlush: 2 }).toString('utf8');
  } catch {
    return '';
  }
}

function decode(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
}
