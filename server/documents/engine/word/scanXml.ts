import { SaxesParser } from 'saxes';
import { DocumentRefused } from '../DocumentRefused.ts';

/** The attributes of a tag by their qualified names, such as `w:val`. */
export type XmlAttributes = Readonly<Record<string, string | undefined>>;

/** The events of an XML scan, in order. */
export type XmlListener = {
  open(name: string, attributes: XmlAttributes): void;
  close(name: string): void;
  text(text: string): void;
};

/** The parser keeps each open tag. Word's own documents nest a few dozen. */
const deepestTag = 1000;

/**
 * Walks through XML in one pass without building a tree. XML that is not well-formed is refused as damaged, and so is a
 * document type declaration: Word writes none, and entities that it declares can exhaust the reader.
 */
export function scanXml(xml: string, listener: XmlListener): void {
  const parser = new SaxesParser();
  parser.on('error', () => {
    throw new DocumentRefused('document_corrupt');
  });
  parser.on('doctype', () => {
    throw new DocumentRefused('document_corrupt');
  });
  let depth = 0;
  parser.on('opentag', ({ name, attributes }) => {
    if (++depth > deepestTag) throw new DocumentRefused('document_too_much_memory', { depth });
    listener.open(name, attributes);
  });
  parser.on('closetag', ({ name }) => {
    depth--;
    listener.close(name);
  });
  parser.on('text', (text) => listener.text(text));
  parser.on('cdata', (text) => listener.text(text));
  parser.write(xml).close();
}
