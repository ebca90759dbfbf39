import type { PlacedCitation } from '#domain/citations/Citation';
import type { FileFormat } from '#domain/documents/fileFormats';
import type { Identifier } from '#domain/identifiers/Identifier';
import type { ActiveContent } from './ActiveContent.ts';
import type { LayoutFacts } from './LayoutFacts.ts';
import type { Part } from './Part.ts';
import type { Statement } from './Statement.ts';
import type { Unseen } from './Unseen.ts';

/** Properties of a file apart from its text. Properties specific to PDF are null for other formats. */
export type FileFacts = {
  format: FileFormat;
  /** Bytes. */
  size: number;
  /** Null for flowing text. */
  pages: number | null;
  /** Pages with no text in the file or from recognition. */
  pages_without_text: number[];
  /** Pages whose text was recognized because the file has none. */
  pages_recognized?: number[];
  /** Recognized pages that probably have handwriting besides signatures; absent if there are none or it was not examined. */
  pages_handwritten?: number[];
  pdf: null | {
    encrypted: boolean;
    /** Titles of its outline in order, at most 200. */
    bookmarks: string[];
    /** Fields of a form that can still be filled in. */
    form_fields: number;
    /** JavaScript, launch and submit actions, XFA, movies, sounds: active content. */
    active_content: ActiveContent[];
    /** Names of embedded files. */
    attachments: string[];
    /** Signature fields that are signed. */
    signatures: number;
    /** Addresses that its links lead to, at most 50. */
    links: string[];
    /** Pages with a picture, a drawn mark or a stamp, where a handwritten signature leaves no text; absent if not examined. */
    pictured?: number[];
    /** Whether it claims to be PDF/A; absent if not examined. */
    archival?: boolean;
  };
  /** For a Word document: the names of embedded objects, and the content that it loads when opened. */
  word?: { embedded: string[]; active_content: ActiveContent[] };
};

/** Everything in one document that checks use in addition to its reading; created when the file is opened, and stored. */
export type DocumentFacts = {
  file: FileFacts;
  /** Words of the text, as a word processor counts them, and of them those outside caption, tables, signature and certificates. */
  words: { all: number; body: number };
  /** Null for flowing text: layout is not checked without a PDF. */
  layout: LayoutFacts | null;
  statements: Statement[];
  /** Pages whose text is too garbled to conclude that something is missing; absent if not examined. */
  unclear_pages?: number[];
  /** The documents in the file; a correct file has one. */
  parts: Part[];
  identifiers: Identifier[];
  unseen: Unseen[];
  /** In the order of the text, at most 3,000, with their places. */
  citations: PlacedCitation[];
  /** For recognizing the same text: a digest of all words, and the minimum hashes of its word sequences. */
  fingerprint: { words: string; sketch: number[] } | null;
};

/** The version of the code that created them, raised when facts change their meaning so that older facts are recreated. */
export const factsVersion = 3;
