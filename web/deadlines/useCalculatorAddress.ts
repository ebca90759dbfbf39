import { z } from 'zod';
import { type CaseType, caseTypes, type Jurisdiction, jurisdictions } from '#domain/courts/choices';
import { type DeadlineSystem, deadlineSystems } from '#domain/deadlines/DeadlineRule';
import { triggerOfEntry } from '#domain/deadlines/triggerOfEntry';
import { dayText, oneOf, plainText } from '#web/address/urlFields.ts';
import { useUrlQuery } from '#web/address/useUrlQuery.ts';

export type CalculatorValues = {
  system: DeadlineSystem | '';
  case_type: CaseType | '';
  trigger: string;
  trigger_date: string;
  service_method: string;
  state: Jurisdiction | '';
  case: string;
};

const schema = z.object({
  system: oneOf(deadlineSystems),
  type: oneOf(caseTypes),
  event: plainText,
  day: dayText,
  served: plainText,
  seat: oneOf(jurisdictions),
  case: plainText,
  /** The code of the docket entry from which the calculator was opened. */
  entry: plainText,
});

/** The input of the calculator in the address, so that a computation can be shared. */
export function useCalculatorAddress(usual: DeadlineSystem | undefined) {
  const { query, change } = useUrlQuery(schema, { replaces: 'all' });
  const system = query.system ?? usual ?? '';
  const ofEntry = system === '' || query.entry === '' ? null : triggerOfEntry(system, query.entry);
  const values: CalculatorValues = {
    system,
    case_type: query.type ?? '',
    trigger: query.event || (ofEntry ?? ''),
    trigger_date: query.day,
    service_method: query.served,
    state: query.seat ?? '',
    case: query.case,
  };
  return { values, change };
}
