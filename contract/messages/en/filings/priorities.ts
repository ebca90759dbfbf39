import { spellDay } from '#domain/days/spellDay';
import type { PriorityReasons } from '#domain/filings/PriorityReason';
import type { ProblemMessage } from '#domain/rules/kinds/RuleMessages';
import type { ProblemText, Texts } from '../../Catalog.ts';

const grounds: Record<PriorityReasons['ground']['ground'], string> = {
  speed: 'It asks for a ruling without the usual delay.',
  hold: 'It asks to hold matters until the court has ruled.',
  liberty: 'A person’s liberty is at stake.',
  home: 'A home, a child or a stay in the country is at stake.',
  review_time: 'A time limit for review runs from it.',
  ruling: 'A ruling is asked for.',
  answer_time: 'A time limit for the answer runs from it.',
  none: 'Nothing in it asks the court to act within a time limit.',
  decided: 'The court has ruled; nothing waits on it.',
  proposed: 'The court decides it with the motion that it accompanies.',
};

/** Why filings have their priority; `problem` writes what a rule found. */
export const priorityReasons = (problem: (says: ProblemMessage) => ProblemText): Texts<PriorityReasons> => ({
  not_analyzed: () => 'Not analyzed yet.',
  ground: ({ ground }) => grounds[ground],
  type_unknown: () => 'The kind of document is not known; a person should look at it.',
  personal_data: ({ says }) => `Personal data may lie open: ${problem(says).message}`,
  hearing_in_case: ({ on }) => `A hearing in the case is set for ${spellDay(on)}.`,
  hearing_named: ({ on }) => `A hearing is set for ${spellDay(on)}.`,
  deadline: ({ title, due }) => `${title} is due on ${spellDay(due)}.`,
  decided_by_court: () => 'The court has decided on this filing.',
  set_by_person: ({ name }) => `Set by ${name}.`,
});
