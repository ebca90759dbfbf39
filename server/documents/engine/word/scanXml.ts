import { DocumentRefused } from '../DocumentRefused.ts';

/** The events of an XML scan, in order. `attributes` is the raw text between name and bracket. */
export type XmlListener = {
  open(name: string, attributes: string): void;
  close(name: string): void;
  text(text: string): void;
};

/** Walks through XML in one pass without building a tree. A document type declaration is refused: Word writes none. */
export function scanXml(xml: string, listener: XmlListener): void {
  let at = 0;
  while (at < xml.length) {
    const open = xml.indexOf('<', at);
    if (open === -1) break;
    if (open > at) listener.text(decodeEntities(xml.slice(at, open)));
    if (xml.startsWith('<!--', open)) at = after(xml, '-->', open);
    else if (xml.startsWith('<![CDATA[', open)) {
      at = after(xml, ']]>', open);
      listener.text(xml.slice(open + 9, at - 3));
    } else if (xml.startsWith('<?', open)) at = after(xml, '?>', open);
    else if (xml.startsWith('<!', open)) throw new DocumentRefused('document_corrupt');
    else at = readTag(xml, open, listener);
  }
}

function readTag(xml: string, open: number, listener: XmlListener): number {
  const end = closingBracket(xml, open + 1);
  if (xml[open + 1] === '/') {
    listener.close(xml.slice(open + 2, end).trimEnd());
    return end + 1;
  }
  const selfClosing = xml[end - 1] === '/';
  const inside = xml.slice(open + 1, selfClosing ? end - 1 : end);
  const nameEnd = inside.search(/\s/);
  const name = nameEnd === -1 ? inside : inside.slice(0, nameEnd);
  listener.open(name, nameEnd === -1 ? '' : inside.slice(nameEnd));
  if (selfClosing) listener.close(name);
  return end + 1;
}

/** A bracket inside a quoted attribute does not close the tag. */
function closingBracket(xml: string, from: number): number {
  let quote = '';
  for (let at = from; at < xml.length; at++) {
    const character = xml[at]!;
    if (quote !== '') {
      if (character === quote) quote = '';
    } else if (character === '"' || character === "'") quote = character;
    else if (character === '>') return at;
  }
  throw new DocumentRefused('document_corrupt');
}

function after(xml: string, mark: string, from: number): number {
  const at = xml.indexOf(mark, from);
  if (at === -1) throw new DocumentRefused('document_corrupt');
  return at + mark.length;
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos));/gi, (whole, decimal, hex, name) => {
    if (name) return named[name.toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : '';
  });
}
