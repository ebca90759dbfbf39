import type { PendingMotion } from '#contract/rulings';
import { type DispositionId, dispositions, type RulingDetails } from '#domain/rulings/dispositions';

/** What a judge enters for a ruling. */
export type RulingValues = {
  reasons: string;
  granted: string;
  denied: string;
  conditions: string;
  referred_to: string;
  days_to_amend: string;
  submitted_on: string;
  hearing_date: string;
  hearing_time: string;
};

/** The values with which a ruling begins: submitted today, ten days to amend. */
export const usualValues = (_motion: PendingMotion, today: string): RulingValues => ({
  ...{ reasons: '', granted: '', denied: '', conditions: '', referred_to: '' },
  ...{ days_to_amend: '10', submitted_on: today, hearing_date: '', hearing_time: '09:00' },
});

/** The details that a disposition needs, as entered. */
export function detailsOf(disposition: DispositionId, values: RulingValues): RulingDetails {
  const { needs } = dispositions[disposition];
  const texts = (['granted', 'denied', 'conditions', 'referred_to'] as const).filter((name) => needs.includes(name));
  const { hearing_date, hearing_time, days_to_amend } = values;
  return {
    ...Object.fromEntries(texts.map((name) => [name, values[name]])),
    ...(needs.includes('days_to_amend') && Number(days_to_amend) > 0 && { days_to_amend: Number(days_to_amend) }),
    ...(needs.includes('next_hearing') && hearing_date && { next_hearing: { hearing_date, hearing_time } }),
  };
}

/** The input of the call. */
export function toRuling(
  { filing_id, version }: PendingMotion,
  disposition: DispositionId,
  values: RulingValues,
  hearing: { id: string } | null,
) {
  return {
    ...{ filing_id, version, disposition, reasons: values.reasons },
    details: detailsOf(disposition, values),
    ...(disposition === 'submitted' && { submitted_on: values.submitted_on }),
    ...(hearing && { hearing_id: hearing.id }),
  };
}
