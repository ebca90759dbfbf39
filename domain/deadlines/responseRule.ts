import type { CaseType } from '#domain/courts/choices';
import type { DeadlineSystem } from './DeadlineRule.ts';
import { type DeadlineVariant, variantsOf } from './deadlineRules.ts';

/**
 * The rule for the response to a document of a filing code, if it runs from the day of the hearing. Periods that run
 * from service are not known when the court receives the document, and local rules are chosen by people.
 */
export function responseRule(
  system: DeadlineSystem,
  case_type: CaseType,
  code: { id: string; group: string },
): DeadlineVariant | undefined {
  if (code.group !== 'motion' || code.id === 'ex_parte') return undefined;
  const action = code.id === 'mtn_sj' ? 'summary_judgment_opposition' : 'opposition';
  const found = variantsOf(system, case_type).filter(
    ({ id, rule, trigger, condition }) =>
      rule.action === action && trigger === 'hearing_date' && condition === null && !id.startsWith('FD-LR-'),
  );
  return found.length === 1 ? found[0] : undefined;
}
