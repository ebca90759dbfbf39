import type { Box } from '#domain/documents/DocumentText';
import type { Unseen, UnseenKind } from './Unseen.ts';

const longestExcerpt = 80;

const failedRedactions = new Set<UnseenKind>(['text_under_box', 'text_under_image', 'redaction_not_applied']);
/** Kinds of which an excerpt may be shown; under whatever shape, and in whatever font, the words of others may be a secret. */
const quotable = new Set<UnseenKind>([
  'white_text',
  'invisible_text',
  'tiny_text',
  'off_page_text',
  'clipped_text',
  'unprinted_text',
  'comment',
  'machine_instruction',
]);
const leftovers = new Set<UnseenKind>(['earlier_revision', 'comment', 'metadata', 'hidden_layer']);

const said: Record<UnseenKind, string> = {
  text_under_box: 'Words stand under a box that was to black them out; they can be selected and copied.',
  text_under_image: 'Words stand under a picture that covers them; they can be selected and copied.',
  redaction_not_applied:
    'Words are covered or marked for redaction by an annotation only; whoever removes it reads them.',
  hidden_layer: 'Words stand in a layer of the file that is switched off; whoever switches it on reads them.',
  earlier_revision: 'The file still holds an earlier state of itself with words that were taken out.',
  comment: 'The file carries a comment that is no part of the paper.',
  metadata: 'The file’s properties say something that its pages do not show.',
  white_text: 'Words are set in the colour of the ground on which they stand.',
  invisible_text: 'Words stand in the file without any ink.',
  tiny_text: 'Words are set too small for anyone to read.',
  off_page_text: 'Words stand outside the page’s edges.',
  clipped_text: 'Words are cut away where they are drawn.',
  covered_text: 'Words are covered by something that is drawn over them.',
  unprinted_text: 'Words stand in a note or a field that is kept from view.',
  mismapped_text: 'What a program reads here is not what the page shows.',
  machine_instruction: 'Words are addressed to a program that reads the paper, not to its reader.',
};

/**
 * Puts what was found into the words that people are told. What a redaction was to hide is never repeated: not under a box
 * or picture of whatever color, and not where the caller says that it may be a `secret`.
 */
export function tellUnseen({
  kind,
  page,
  boxes,
  text,
  means,
  message,
  secret = false,
}: {
  kind: UnseenKind;
  page: number | null;
  boxes: Box[];
  text: string;
  means?: Unseen['means'];
  message?: string;
  /** Something opaque lies over the words, or they are part of a line that is otherwise seen. */
  secret?: boolean;
}): Unseen {
  const meant =
    means ?? (failedRedactions.has(kind) ? 'failed_redaction' : leftovers.has(kind) ? 'leftover' : 'hidden');
  return {
    kind,
    means: meant,
    page,
    boxes,
    characters: [...text.replace(/\s/g, '')].length,
    excerpt: quotable.has(kind) && !secret ? excerptOf(text) : null,
    message: message ?? said[kind],
  };
}

/** The beginning of it, with every number of four figures or more made unreadable. */
export function excerptOf(text: string): string {
  const plain = text
    .slice(0, 4 * longestExcerpt)
    .replace(/\s+/g, ' ')
    .trim();
  const masked = plain.replace(/\d(?:[-. ]?\d){3,}/g, (figures) => figures.replace(/\d/g, '•'));
  return masked.length <= longestExcerpt ? masked : `${masked.slice(0, longestExcerpt - 1)}…`;
}
