import type { UnseenKind, UnseenNotices } from '#domain/documentFacts/Unseen';
import type { Texts } from '../../Catalog.ts';

/** What the file contains, in one sentence. */
export const unseenNotices: Texts<UnseenNotices> = {
  'unseen.text_under_box': () => 'There is text under a box intended to black it out; it can be selected and copied.',
  'unseen.text_under_image': () => 'There is text under an image that covers it; it can be selected and copied.',
  'unseen.redaction_not_applied': () =>
    'Text is covered or marked for redaction by an annotation only; anyone who removes the annotation can read it.',
  'unseen.hidden_layer': () =>
    'There is text in a hidden layer of the file; anyone who turns the layer on can read it.',
  'unseen.earlier_revision': () => 'The file still contains an earlier version with text that was removed.',
  'unseen.comment': () => 'The file has a comment that is not part of the document.',
  'unseen.metadata': () => 'The file’s properties contain information that its pages do not show.',
  'unseen.white_text': () => 'Text has the same color as its background.',
  'unseen.invisible_text': () => 'The file contains invisible text.',
  'unseen.tiny_text': () => 'Text is too small to read.',
  'unseen.off_page_text': () => 'There is text outside the edges of the page.',
  'unseen.clipped_text': () => 'Text is clipped and not visible.',
  'unseen.covered_text': () => 'Text is covered by something drawn over it.',
  'unseen.unprinted_text': () => 'There is text in a hidden note or field.',
  'unseen.mismapped_text': () => 'The text that a program reads here differs from what the page shows.',
  'unseen.machine_instruction': () => 'Text is addressed to a program that reads the document, not to a person.',
  'unseen.instruction_in_text': () => 'A visible passage is addressed to a program that reads the document.',
  'unseen.instruction_in_properties': () =>
    'The file’s properties contain text addressed to a program, not to a person.',
  'unseen.blank_characters': () => 'Blank characters encode text here.',
  'unseen.deleted_while_tracked': () =>
    'The file keeps text that was deleted with tracked changes on; anyone who rejects the change can read it.',
  'unseen.leak_in_bookmark': () => 'A bookmark shows text that the pages withhold.',
  'unseen.leak_in_link': () => 'The address of a link shows text that the pages withhold.',
  'unseen.leak_in_description': () => 'The description of an image or passage shows text that the pages withhold.',
  'unseen.leak_in_property': ({ property }) => `The file’s properties (${property}) show text that the pages withhold.`,
};

const redact =
  'Redact with a tool that removes the text (apply the redactions, then save as a new file), or print the redacted pages and scan them. Then verify that the text cannot be selected or copied.';
const show = 'Delete this text or make it visible, and create the PDF again.';

/** How to remove each type of hidden text from the file. */
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
