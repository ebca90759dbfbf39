import { useTranslation } from 'react-i18next';
import type { PilotFigures, PilotFiling } from '#contract/pilots';
import { numberFormat } from '#domain/intl/formats';
import type { PilotField } from '#domain/pilots/pilotTerms';

type Interval = { value: number; low: number; high: number };
type Target = PilotFigures['targets'][number];

const percent = numberFormat({ style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });
const minutes = numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** The figures of a pilot in words, with their intervals. */
export function usePilotWords() {
  const { t } = useTranslation();
  const interval = ({ value, low, high }: Interval) =>
    t('pilots.interval', { value: percent.format(value), low: percent.format(low), high: percent.format(high) });
  return {
    percent: (share: number) => percent.format(share),
    share: ({ share }: PilotFigures['readable']) => (share ? interval(share) : t('pilots.noData')),
    interval: (found: Interval | null) => (found ? interval(found) : t('pilots.noData')),
    median: (found: PilotFigures['minutes']['existing']) =>
      found
        ? t('pilots.minutes.median', {
            ...{ value: minutes.format(found.value), low: minutes.format(found.low) },
            ...{ high: minutes.format(found.high), count: found.n },
          })
        : t('pilots.noData'),
    /** The interval of a target’s figure, and of how many cases it is. */
    basis: ({ metric, figure: { hits, of, share } }: Target) =>
      t('pilots.results.basis', {
        ...{ low: percent.format(share?.low ?? 0), high: percent.format(share?.high ?? 1) },
        cases: metric === 'minutes_saved' ? t('pilots.filings', { count: of }) : t('pilots.of', { hits, of }),
      }),
    target: ({ metric, target }: Pick<Target, 'metric' | 'target'>) =>
      t(metric === 'false_alarms' ? 'pilots.target.atMost' : 'pilots.target.atLeast', { target }),
    subject: (subject: string) => {
      const [kind, about = ''] = subject.split(':');
      if (kind === 'field') return t(`pilots.field.${about as PilotField}`);
      return kind === 'finding' ? t('pilots.subject.finding', { rule: about }) : t('pilots.subject.missed');
    },
    reason: (reason: PilotFiling['missed'][number]['reason']) => t(`pilots.reason.${reason}`),
  };
}
