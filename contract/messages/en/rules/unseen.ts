import type { UnseenKind, UnseenNotices } from '#domain/documentFacts/Unseen';
import type { Texts } from '../../Catalog.ts';

/** What is in the file, in one sentence. */
export const unseenNotices: Texts<UnseenNotices> = {
  'unseen.text_under_box': () =>
    'There are words under a box that was meant to black them out; they can be selected and copied.',
  'unseen.text_under_image': () => 'There are words under a picture that covers them; they can be selected and copied.',
  'unseen.redaction_not_applied': () =>
    'Words are covered or marked for redaction by an annotation only; anyone who removes it can read them.',
  'unseen.hidden_layer': () =>
    'There are words in a layer of the file that is switched off; anyone who switches it on can read them.',
  'unseen.earlier_revision': () => 'The file still contains an earlier version of itself with words that were removed.',
  'unseen.comment': () => 'The file has a comment that is not part of the document.',
  'unseen.metadata': () => 'The file’s properties contain information that its pages do not show.',
  'unseen.white_text': () => 'Words are set in the color of their background.',
  'unseen.invisible_text': () => 'The file contains words that are not printed.',
  'unseen.tiny_text': () => 'Words are set too small for anyone to read.',
  'unseen.off_page_text': () => 'There are words outside the page’s edges.',
  'unseen.clipped_text': () => 'Words are clipped where they are drawn.',
  'unseen.covered_text': () => 'Words are covered by something that is drawn over them.',
  'unseen.unprinted_text': () => 'There are words in a note or a field that is hidden from view.',
  'unseen.mismapped_text': () => 'A program reads something else here than the page shows.',
  'unseen.machine_instruction': () => 'Words are addressed to a program that reads the document, not to its reader.',
  'unseen.instruction_in_text': () => 'A visible passage is addressed to a program that reads the document.',
  'unseen.instruction_in_properties': () =>
    'The file’s properties contain words that are addressed to a program, not to a reader.',
  'unseen.blank_characters': () => 'Characters that print nothing spell out words here.',
  'unseen.deleted_while_tracked': () =>
    'The file keeps words that were deleted while changes were tracked; anyone who rejects the change can read them.',
  'unseen.leak_in_bookmark': () => 'A bookmark shows what the pages withhold.',
  'unseen.leak_in_link': () => 'The address of a link shows what the pages withhold.',
  'unseen.leak_in_description': () => 'The description of a picture or passage shows what the pages withhold.',
  'unseen.leak_in_property': ({ property }) => `The file’s properties (${property}) show what its pages withhold.`,
};

const redact =
  'Redact with a tool that removes the words (apply the redactions, then save as a new file), or print the redacted pages and scan them. Then try to select and copy the words.';
const show = 'Delete these words, or set them so that a reader sees them, and create the PDF again.';

/** How to remove each kind of words from the file. */
export const unseenRemedies: Record<UnseenKind, string> = {
  text_under_box: redact,
  text_under_image: redact,
  redaction_not_applied: redact,
  hidden_layer: 'Delete the hidden layer, or flatten the file, and save it as a new one.',
  earlier_revision:
    'Accept or reject all tracked changes, and save the file under a new name (“Save as”, or print to PDF).',
  comment: 'Delete all comments and notes, or print the document to PDF without them.',
  metadata:
    'Remove the file’s properties (“Sanitize” or “Inspect document”) and rename its bookmarks, then save it as a new file.',
  white_text: show,
  invisible_text: show,
  tiny_text: show,
  off_page_text: show,
  clipped_text: show,
  covered_text: show,
  unprinted_text: 'Delete the hidden notes and fields, or flatten the file, and save it as a new one.',
  mismapped_text: 'Create the PDF again from the word processor, so that its text matches what its pages show.',
  machine_instruction: 'Delete the passage. The portal does not follow instructions in a filing.',
};
