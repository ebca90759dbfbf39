import { useSearchParams } from 'react-router';
import { type CaseType, caseTypes, jurisdictions } from '#domain/courts/choices';
import { isDate } from '#domain/days/days';
import { type DeadlineSystem, deadlineSystems } from '#domain/deadlines/DeadlineRule';

export type CalculatorValues = {
  system: DeadlineSystem | '';
  case_type: CaseType | '';
  trigger: string;
  trigger_date: string;
  service_method: string;
  state: string;
  case: string;
};

/** The input of the calculator in the address, so that a computation can be shared. */
export function useCalculatorAddress(usual: DeadlineSystem | undefined) {
  const [params, setParams] = useSearchParams();
  const day = params.get('day') ?? '';
  const values: CalculatorValues = {
    system: deadlineSystems.find((one) => one === params.get('system')) ?? usual ?? '',
    case_type: caseTypes.find((one) => one === params.get('type')) ?? '',
    trigger: params.get('event') ?? '',
    trigger_date: isDate(day) ? day : '',
    service_method: params.get('served') ?? '',
    state: jurisdictions.find((one) => one === params.get('seat')) ?? '',
    case: params.get('case') ?? '',
  };
  const change = (changes: Record<string, string>) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value === '') after.delete(name);
          else after.set(name, value);
        }
        return after;
      },
      { replace: true },
    );
  return { values, change };
}
