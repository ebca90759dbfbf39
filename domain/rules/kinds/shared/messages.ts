import type { MessageOf } from '#domain/messages/Message';

/** The part of a document that could not be read. */
export type Unread = {
  'unread.pictures': { pages: readonly number[] };
  'unread.text_layer': { pages: readonly number[] };
  'unread.truncated': { last: number; of: number };
  'unread.too_few_words': Record<never, never>;
};

export type UnreadMessage = MessageOf<Unread>;

/** Why rules of any family were not checked. `Problem`: the messages of findings. */
export type SharedDoubts<Problem> = Unread & {
  needs_pdf: Record<never, never>;
  /** Something was not found, but a part of the document could not be read. */
  missing_unless_unread: { problem: Problem; unread: UnreadMessage };
  /** The automated part of the rule is met; a person must check the rest, as stated in the rule's data. */
  rest_left_to_person: { to_see: string };
};
