import type { DeadlineSystem } from './DeadlineRule.ts';
import { variantsOf } from './deadlineRules.ts';

/** The events that the codes of docket entries stand for, in the words of several systems. The first match decides. */
const events: readonly { code: RegExp; triggers: readonly string[] }[] = [
  { code: /notice_of_appeal/, triggers: ['first_notice_of_appeal_filed', 'notice_of_appeal_filed'] },
  {
    code: /judgment/,
    triggers: ['entry_of_judgment', 'judgment_entered', 'judgment_signed', 'judgment_filed', 'judgment_served'],
  },
  { code: /complaint|petition/, triggers: ['complaint_filed', 'petition_filed', 'action_commenced'] },
  { code: /answer/, triggers: ['first_answer_filed', 'answer_filed'] },
  { code: /note_of_issue/, triggers: ['note_of_issue_filed'] },
  { code: /^motion|_motion/, triggers: ['motion_filed'] },
];

/**
 * The event of a system's deadline rules that a docket entry records, by its code; null if none is certain. A person sees
 * it in the calculator and can choose another.
 */
export function triggerOfEntry(system: DeadlineSystem, code: string): string | null {
  const event = events.find((one) => one.code.test(code));
  if (!event) return null;
  const known = new Set(variantsOf(system).map(({ trigger }) => trigger));
  return event.triggers.find((trigger) => known.has(trigger)) ?? null;
}
