import type { TFunction } from 'i18next';
import type { ResponseTimesOfCourt } from '#contract/responseTimes';
import { listFormat } from '#domain/intl/formats';

type Rule = ResponseTimesOfCourt['rules'][number];

/** `9 court days before the hearing`. */
export function timeText(
  { days, unit, runs }: { days: number; unit: 'days' | 'court_days'; runs: Rule['runs'] },
  t: TFunction,
): string {
  return t(`settings.responses.from.${runs}`, { days: t(`settings.responses.${unit}`, { count: days }) });
}

/** The motions to which a rule applies: `Motion for summary judgment in cases of the type Civil Complaint`. */
export function motionsText({ only, by_title, case_types }: Rule, t: TFunction): string {
  const either = listFormat({ type: 'disjunction' });
  const named = only.length > 0 ? either.format(only) : t('settings.responses.all');
  const motions = by_title ? t('settings.responses.byTitle', { motions: named }) : named;
  const types = either.format(case_types);
  return case_types.length > 0 ? t('settings.responses.inTypes', { motions, types }) : motions;
}
