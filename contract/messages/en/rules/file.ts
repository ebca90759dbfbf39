import type { ActiveContent } from '#domain/documentFacts/ActiveContent';
import type { FileDoubts, FileProblems } from '#domain/rules/kinds/file/messages';
import { writeCount } from '#domain/text/writeCount';
import type { ProblemTexts, Texts } from '../../Catalog.ts';
import { listed, pagesNamed } from '../words.ts';
import { activeContentNames } from './contentNames.ts';

/** Rounded up, so that a size over the limit is never shown as the limit. */
const megabytes = (bytes: number) => `${(Math.ceil((10 * bytes) / 1024 / 1024) / 10).toFixed(1)} MB`;

const shortName =
  'Give the file a short name of letters, digits, spaces, and hyphens with one extension, as in “Motion to Compel.pdf”.';

const namesOf = (found: readonly ActiveContent[]): string => listed(found.map((one) => activeContentNames[one]));

export const fileProblems: ProblemTexts<FileProblems> = {
  'file.not_searchable': ({ name, pages }) => ({
    message: `The text of ${pagesNamed(pages)} of “${name}” cannot be searched: ${pages.length === 1 ? 'it is an image' : 'they are images'} without text.`,
    remedy:
      'Create the PDF directly from the word processor, or run text recognition (OCR) on the scan before filing it.',
  }),
  'file.text_layer_unreadable': ({ name, pages }) => ({
    message: `The text layer of ${pagesNamed(pages)} of “${name}” is unreadable, so the text there could not be checked.`,
    remedy:
      'Create the PDF directly from the word processor, or run text recognition (OCR) again on a clean scan at 300 dpi.',
  }),
  'file.encrypted': ({ name }) => ({
    message: `“${name}” is encrypted or protected against changes.`,
    remedy: 'Save the PDF without a password and without restrictions on printing, copying, and editing.',
  }),
  'file.media': ({ name, found }) => ({
    message: `“${name}” has embedded media: ${namesOf(found)}.`,
    remedy: 'Remove the media from the PDF; ask the court how to lodge recordings.',
  }),
  'file.active_content': ({ name, found }) => ({
    message: `“${name}” has active content: ${namesOf(found)}.`,
    remedy: 'Print the file to a new PDF, which removes scripts, forms, and media, and file the new PDF.',
  }),
  'file.form_fields': ({ name, fields }) => ({
    message: `“${name}” has ${fields} form ${fields === 1 ? 'field' : 'fields'} that can still be filled in or changed.`,
    remedy: 'Flatten the form: print the completed file to a new PDF, and file the new PDF.',
  }),
  'file.embedded_files': ({ name, files, more }) => {
    const named = files.map((one) => `“${one}”`);
    const total = files.length + more;
    return {
      message: `“${name}” has ${total === 1 ? 'a file' : `${total} files`} embedded in it: ${listed(more > 0 ? [...named, `${more} more`] : named)}.`,
      remedy:
        'Add the embedded file as pages of the document or file it as a separate document, and save the PDF without attachments.',
    };
  },
  'file.too_large': ({ name, bytes, allowed_mb }) => ({
    message: `“${name}” is ${megabytes(bytes)}; the court’s limit is ${allowed_mb} MB.`,
    remedy: 'Make the file smaller (scan in black and white at 300 dpi), or split it into parts.',
  }),
  'file.envelope_too_large': ({ bytes, allowed_mb }) => ({
    message: `The files together are ${megabytes(bytes)}; the court’s limit is ${allowed_mb} MB per envelope.`,
    remedy: 'Submit the documents in two envelopes, or make the files smaller.',
  }),
  'file.not_pdf': ({ name }) => ({
    message: `“${name}” is not a PDF; the court requires PDF/A.`,
    remedy: 'Save the document as PDF/A in the word processor, and file the new PDF.',
  }),
  'file.not_pdf_a': ({ name }) => ({
    message: `“${name}” is a regular PDF; the court requires PDF/A.`,
    remedy: 'Save the document as PDF/A (in the word processor: Save as PDF, Options, “PDF/A compliant”).',
  }),
  'file.name_over': ({ name, characters, allowed }) => ({
    message: `The name “${name}” has ${characters} characters; the court’s system allows ${allowed}.`,
    remedy: 'Give the file a shorter name.',
  }),
  'file.name_cut': ({ name, characters, kept }) => ({
    message: `The name “${name.slice(0, 60)}…” has ${characters} characters; some court systems truncate it at ${kept}.`,
    remedy: shortName,
  }),
  'file.name_signs': ({ name, signs }) => ({
    message: `The name “${name}” has characters that some court systems do not accept: ${signs.join(' ')}.`,
    remedy: shortName,
  }),
  'file.name_two_extensions': ({ name }) => ({
    message: `The name “${name}” has two extensions.`,
    remedy: shortName,
  }),
  'file.exhibits_without_bookmarks': ({ labels }) => ({
    message: `The file has no ${labels.length === 1 ? 'bookmark' : 'bookmarks'} for ${labels.length === 0 ? 'the exhibits' : listed(labels)}.`,
    remedy:
      'Add a bookmark to the first page of each exhibit that names its number or letter and what it is, as in “Exhibit A – Lease of March 2, 2024”.',
  }),
  'file.documents_without_bookmarks': ({ documents, bookmarks }) => ({
    message: `The file contains ${documents} documents and has ${bookmarks === 0 ? 'no bookmarks' : bookmarks === 1 ? 'one bookmark' : `${bookmarks} bookmarks`}.`,
    remedy: 'Add a bookmark for each document in the file.',
  }),
  'file.long_without_bookmarks': ({ words, over_words }) => ({
    message: `The document has ${writeCount(words)} words and no bookmarks; documents over ${writeCount(over_words)} words need them.`,
    remedy: 'Add a bookmark for each heading of the document.',
  }),
  'file.headings_without_bookmarks': ({ targets }) => ({
    message: `The file has no bookmarks; the court requires them for ${listed(targets)}.`,
    remedy: 'Add a bookmark for each heading of the table of contents and for the first page of each attachment.',
  }),
  'file.table_without_bookmarks': () => ({
    message: 'The document has a table of contents, but the file has no bookmarks.',
    remedy: 'Add a bookmark for each entry of the table of contents.',
  }),
  'file.exhibits_without_table': ({ exhibits }) => ({
    message: `The file contains ${exhibits} exhibits and has no table of contents.`,
    remedy: 'Add a table of contents before the exhibits with the tab and page of each.',
  }),
};

export const fileDoubts: Texts<FileDoubts> = {
  'file.headings_unknown': () => 'Without a table of contents, it is unclear which headings need bookmarks.',
};
