import type { MessageOf } from '#domain/messages/Message';

/** Which part of a document the machine could not read. */
export type Unread = {
  'unread.pictures': { pages: readonly number[] };
  'unread.text_layer': { pages: readonly number[] };
  'unread.truncated': { last: number; of: number };
  'unread.too_few_words': Record<never, never>;
};

export type UnreadMessage = MessageOf<Unread>;

/** Why rules of any family were not checked. `Problem`: the messages of what rules find. */
export type SharedDoubts<Problem> = Unread & {
  needs_pdf: Record<never, never>;
  /** Something was not found, but a part of the document could not be read. */
  missing_unless_unread: { problem: Problem; unread: UnreadMessage };
  /** The machine's part of the rule is met; a person has to see the rest, named as the rule's data names it. */
  rest_left_to_person: { to_see: string };
};
