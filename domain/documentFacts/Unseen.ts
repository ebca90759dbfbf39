import type { Box } from '#domain/documents/DocumentText';
import type { MessageOf } from '#domain/messages/Message';

/** How text in a file is hidden from readers, or where it is if not on a page. */
export const unseenKinds = [
  // Redactions that do not redact
  'text_under_box',
  'text_under_image',
  'redaction_not_applied',
  'hidden_layer',
  'earlier_revision',
  'comment',
  'metadata',
  // Instructions to a program
  'white_text',
  'invisible_text',
  'tiny_text',
  'off_page_text',
  'clipped_text',
  'covered_text',
  'unprinted_text',
  'mismapped_text',
  'machine_instruction',
] as const;
export type UnseenKind = (typeof unseenKinds)[number];

/** What the portal reports about such text: its kind, or how it came to be in the file. */
export type UnseenNotices = Record<`unseen.${UnseenKind}`, Record<never, never>> & {
  /** An instruction to a program that a reader can see. */
  'unseen.instruction_in_text': Record<never, never>;
  'unseen.instruction_in_properties': Record<never, never>;
  /** Words spelled out in characters that print nothing. */
  'unseen.blank_characters': Record<never, never>;
  'unseen.deleted_while_tracked': Record<never, never>;
  /** Text that the pages do not show. `property`: the file’s name for it. */
  'unseen.leak_in_bookmark': Record<never, never>;
  'unseen.leak_in_link': Record<never, never>;
  'unseen.leak_in_description': Record<never, never>;
  'unseen.leak_in_property': { property: string };
};
export type UnseenNotice = MessageOf<UnseenNotices>;

/** Text in the file that a reader does not see, or does not see on the page where it would count. */
export type Unseen = {
  kind: UnseenKind;
  /** `failed_redaction`: text that someone intended to black out. `hidden`: text that a person or a program placed where readers do not see it. */
  means: 'failed_redaction' | 'hidden' | 'leftover';
  /** From 1; null if it is on no page, for example metadata, or in flowing text. */
  page: number | null;
  boxes: Box[];
  /** How many characters are concerned. */
  characters: number;
  /** At most 80 characters of it, identifiers masked; null if someone may have intended to redact it. */
  excerpt: string | null;
  says: UnseenNotice;
};
