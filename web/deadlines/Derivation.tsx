import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { DerivationStep } from '#contract/deadlines';
import { weekdayOf } from '#domain/days/days';
import { wordsOf } from '#domain/deadlines/wordsOf';
import { type Format, useFormat } from '#web/preferences/useFormat.ts';
import styles from './Derivation.module.css';

/** The computation of a date, step by step, each with its rule. */
export function Derivation({ steps }: { steps: readonly DerivationStep[] }) {
  const format = useFormat();
  const { t } = useTranslation();
  return (
    <ol className={styles.derivation}>
      {steps.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the steps of one derivation never change places.
        <li key={index}>
          <span>{describeStep(t, step, format)}</span>
          <span className="muted small">{authorityOf(t, step)}</span>
        </li>
      ))}
    </ol>
  );
}

/** A date with its weekday, for comparison with a calendar. */
export function weekdayAndDay(t: TFunction, date: string, format: Format): string {
  return t('deadlines.day', { weekday: t(`deadlines.weekday.${weekdayOf(date)}`), day: format.day(date) });
}

function describeStep(t: TFunction, step: DerivationStep, format: Format): string {
  const day = weekdayAndDay(t, step.to, format);
  switch (step.kind) {
    case 'trigger':
      return t('deadlines.step.trigger', { day });
    case 'counted':
      return (
        t(`deadlines.step.counted.${step.direction}.${step.unit}`, { count: step.amount, day }) +
        (step.short_period ? ` ${t('deadlines.step.short')}` : '') +
        without(t, step.skipped, format)
      );
    case 'service_complete':
      return t('deadlines.step.complete', { method: methodOf(step.method), day });
    case 'service_extension':
      return (
        t(`deadlines.step.extension.${step.direction}.${step.unit}`, {
          count: step.amount,
          method: methodOf(step.method),
          day,
        }) + without(t, step.skipped, format)
      );
    case 'no_extension':
      return t('deadlines.step.noExtension', { method: methodOf(step.method) });
    case 'start_moved':
      return t('deadlines.step.start', { days: closedDays(t, step.closed, format), day });
    case 'next_monday':
      return t('deadlines.step.monday', { day });
    case 'moved':
      return t(`deadlines.step.moved.${step.direction}`, { days: closedDays(t, step.closed, format), day });
    case 'partly_closed':
      return t('deadlines.step.partly', { reason: step.reason });
    case 'former_rule':
      return t('deadlines.step.former', { day: format.day(step.since) });
    case 'holidays_unknown':
      return t('deadlines.step.unknown');
  }
}

function authorityOf(t: TFunction, step: DerivationStep): string {
  if ('authority' in step && step.authority) return step.authority;
  return step.kind === 'moved' ? t('deadlines.step.cautious') : '';
}

function methodOf(method: string): string {
  const words = wordsOf(method);
  return words.charAt(0).toLowerCase() + words.slice(1);
}

type Closed = readonly { date: string; reason: string }[];

function without(t: TFunction, skipped: Closed, format: Format): string {
  return skipped.length === 0 ? '' : ` ${t('deadlines.step.without', { days: closedDays(t, skipped, format) })}`;
}

/** More than two weekend days as a count, and holidays by name. */
function closedDays(t: TFunction, closed: Closed, format: Format): string[] {
  const isWeekend = ({ reason }: { reason: string }) => reason === 'Saturday' || reason === 'Sunday';
  const weekend = closed.filter(isWeekend);
  const holidays = closed
    .filter((one) => !isWeekend(one))
    .map(({ date, reason }) => t('deadlines.step.holiday', { name: reason, day: format.day(date) }));
  const some = weekend.length > 2 ? [t('deadlines.step.weekendDays', { count: weekend.length })] : [];
  const each = weekend.length > 2 ? [] : weekend.map(({ date }) => weekdayAndDay(t, date, format));
  return [...each, ...some, ...holidays];
}
