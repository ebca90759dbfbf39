import type { ProblemMessage } from '#domain/rules/kinds/RuleMessages';
import type { SharedDoubts, Unread } from '#domain/rules/kinds/shared/messages';
import type { ProblemText, Texts } from '../../Catalog.ts';
import { pickText } from '../../pickText.ts';
import { pagesNamed, sentence } from '../words.ts';

const unread: Texts<Unread> = {
  'unread.pictures': ({ pages }) =>
    `${sentence(pagesNamed(pages))} could not be read: ${pages.length === 1 ? 'it is an image' : 'they are images'} without text.`,
  'unread.text_layer': ({ pages }) => `The text layer of ${pagesNamed(pages)} is unreadable.`,
  'unread.truncated': ({ last, of }) => `The file ends on page ${last} of ${of}.`,
  'unread.too_few_words': () => 'Not enough text could be read to determine whether something is missing.',
};

/** Texts that the doubts of all families share; `problem` writes what a rule would have found. */
export const sharedDoubts = (problem: (says: ProblemMessage) => ProblemText): Texts<SharedDoubts<ProblemMessage>> => ({
  ...unread,
  needs_pdf: () => 'This check requires a PDF.',
  missing_unless_unread: (values) => `${problem(values.problem).message} ${pickText(unread, values.unread)}`,
  rest_left_to_person: ({ to_see }) => `The rest of this rule is met; a person must check ${to_see}.`,
});
