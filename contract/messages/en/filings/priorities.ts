import { spellDay } from '#domain/days/spellDay';
import type { PriorityReasons } from '#domain/filings/PriorityReason';
import type { ProblemMessage } from '#domain/rules/kinds/RuleMessages';
import type { ProblemText, Texts } from '../../Catalog.ts';

const grounds: Record<PriorityReasons['ground']['ground'], string> = {
  speed: 'Requests an expedited ruling.',
  hold: 'Requests a stay until the court rules.',
  liberty: 'A person’s liberty is at stake.',
  home: 'A home, a child, or immigration status is at stake.',
  review_time: 'Starts the time for review.',
  ruling: 'Requests a ruling.',
  answer_time: 'Starts the time to answer.',
  none: 'No deadline for the court.',
  decided: 'The court has ruled; no further action is pending.',
  proposed: 'To be decided with the related motion.',
};

/** The reasons for priorities; `problem` writes what a rule found. */
export const priorityReasons = (problem: (says: ProblemMessage) => ProblemText): Texts<PriorityReasons> => ({
  not_analyzed: () => 'Not analyzed yet.',
  ground: ({ ground }) => grounds[ground],
  type_unknown: () => 'The document type is unknown and needs review.',
  personal_data: ({ says }) => `Personal data may be exposed: ${problem(says).message}`,
  hearing_in_case: ({ on }) => `A hearing in the case is set for ${spellDay(on)}.`,
  hearing_named: ({ on }) => `A hearing is set for ${spellDay(on)}.`,
  deadline: ({ title, due }) => `${title} is due on ${spellDay(due)}.`,
  decided_by_court: () => 'The court has decided this filing.',
  set_by_person: ({ name }) => `Set by ${name}.`,
});
