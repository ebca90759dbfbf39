import { useTranslation } from 'react-i18next';
import type { SimulationReport } from '#contract/simulations';
import { numberFormat } from '#domain/intl/formats';

export type Estimate = SimulationReport['open']['present'];
export type Unit = 'days' | 'percent' | 'hours' | 'hearings';

const oneDigit = numberFormat({ maximumFractionDigits: 1 });
const signed = numberFormat({ maximumFractionDigits: 1, signDisplay: 'exceptZero' });

/** A figure with its interval: `12 days (10 to 15)`. */
export function useEstimateWords() {
  const { t } = useTranslation();
  return (estimate: Estimate | null | undefined, unit: Unit, isDifference = false): string => {
    if (!estimate) return t('calendar.whatIf.noData');
    const { format } = isDifference ? signed : oneDigit;
    const [value, low, high] = [estimate.value, estimate.low, estimate.high].map((one) => format(one));
    return t(`calendar.whatIf.estimate.${unit}`, { value, low, high });
  };
}
