import type { ActiveContent } from '#domain/documentFacts/ActiveContent';
import type { FileFacts } from '#domain/documentFacts/DocumentFacts';
import { decodeText } from '../plain/decodeText.ts';
import { openZip, type ZipPackage } from '../word/openZip.ts';

type WordFacts = NonNullable<FileFacts['word']>;

const mostNamed = 100;
/** Relationships by which a document fetches something as it opens; links in its text are only followed by a reader. */
const fetching = /\/(?:attachedTemplate|frame|subDocument|oleObject|aFChunk)"/i;
const largestPart = 256 * 1024;

/** What a Word document contains besides its text. Files with macros have already been refused (decision 0014). */
export function readWordFacts(bytes: Uint8Array): WordFacts {
  const zip = openZip(bytes);
  if (zip === undefined) return { embedded: [], active_content: [] };
  const embedded = zip.names
    .filter((name) => /^word\/(?:embeddings|activeX)\//.test(name))
    .map((name) => name.split('/').at(-1)!)
    .slice(0, mostNamed);
  const active = new Set<ActiveContent>();
  if (zip.names.some((name) => name.startsWith('word/activeX/'))) active.add('activex_control');
  if (fetches(zip)) active.add('external_content');
  return { embedded, active_content: [...active] };
}

function fetches(zip: ZipPackage): boolean {
  return ['word/_rels/document.xml.rels', 'word/_rels/settings.xml.rels'].some((name) => {
    if (!zip.names.includes(name)) return false;
    const part = zip.read(name);
    if (part.length > largestPart) return false;
    const relations = decodeText(part).match(/<Relationship\b[^>]{0,2000}>/g) ?? [];
    return relations.some((one) => /TargetMode="External"/i.test(one) && fetching.test(one));
  });
}
