import type { PlacedCitation } from '#domain/citations/Citation';
import type { FileFormat } from '#domain/documents/fileFormats';
import type { Identifier } from '#domain/identifiers/Identifier';
import type { ActiveContent } from './ActiveContent.ts';
import type { LayoutFacts } from './LayoutFacts.ts';
import type { Part } from './Part.ts';
import type { Statement } from './Statement.ts';
import type { Unseen } from './Unseen.ts';

/** What a file is, besides what it says. Of other formats than PDF the PDF's own is null. */
export type FileFacts = {
  format: FileFormat;
  /** Bytes. */
  size: number;
  /** Null for flowing text. */
  pages: number | null;
  /** Whose words neither the file says nor recognition found. */
  pages_without_text: number[];
  /** Whose words were recognized: the file itself does not carry them. */
  pages_recognized?: number[];
  pdf: null | {
    encrypted: boolean;
    /** Titles of its outline in order, at most 200. */
    bookmarks: string[];
    /** Fields of a form that can still be filled in. */
    form_fields: number;
    /** JavaScript, launch and submit actions, XFA, movies, sounds: what makes a file act. */
    active_content: ActiveContent[];
    /** Names of files carried inside. */
    attachments: string[];
    /** Signature fields that are signed. */
    signatures: number;
    /** Addresses that its links lead to, at most 50. */
    links: string[];
    /** Pages with a picture, a drawn mark or a stamp, where a signature by hand leaves no text; absent where nobody looked. */
    pictured?: number[];
    /** Whether it says of itself that it is PDF/A; absent where nobody looked. */
    archival?: boolean;
  };
  /** Of a Word document what it carries besides its text: names of the objects set into it, and what it fetches when it is opened. */
  word?: { embedded: string[]; active_content: ActiveContent[] };
};

/** Everything that checks look at in one document besides its reading; made where the file is opened, and kept. */
export type DocumentFacts = {
  file: FileFacts;
  /** Words of the text, as a word processor counts them, and of them those outside caption, tables, signature and certificates. */
  words: { all: number; body: number };
  /** Null for flowing text: layout is not checked without a PDF. */
  layout: LayoutFacts | null;
  statements: Statement[];
  /** Pages whose text is too garbled to say that something is missing from it; absent where nobody looked. */
  unclear_pages?: number[];
  /** The papers that the file consists of; one, if it is as it should be. */
  parts: Part[];
  identifiers: Identifier[];
  unseen: Unseen[];
  /** In the order of the text, at most 3,000; with where they stand. */
  citations: PlacedCitation[];
  /** To tell the same text again: a digest of all words, and the least hashes of its runs of words. */
  fingerprint: { words: string; sketch: number[] } | null;
};

/** Which maker of facts made them: raised whenever facts change their meaning, so that older ones are made anew. */
export const factsVersion = 3;
