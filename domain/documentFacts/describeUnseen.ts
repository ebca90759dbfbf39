import type { Box } from '#domain/documents/DocumentText';
import type { Unseen, UnseenKind, UnseenNotice } from './Unseen.ts';

const longestExcerpt = 80;

const failedRedactions = new Set<UnseenKind>(['text_under_box', 'text_under_image', 'redaction_not_applied']);
/** Types that may be shown with an excerpt. For others, the words under a shape or in a font may be secret. */
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

/**
 * Describes what was found. Text that a redaction was meant to hide is never repeated: not under a box or image of any color, and not if the caller marks it as a possible `secret`.
 */
export function describeUnseen({
  kind,
  page,
  boxes,
  text,
  means,
  says,
  secret = false,
}: {
  kind: UnseenKind;
  page: number | null;
  boxes: Box[];
  text: string;
  means?: Unseen['means'];
  says?: UnseenNotice;
  /** Something opaque covers the words, or they are part of an otherwise visible line. */
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
    says: says ?? { code: `unseen.${kind}`, values: {} },
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
