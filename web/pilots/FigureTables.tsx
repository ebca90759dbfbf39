import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { PilotFigures } from '#contract/pilots';
import type { PilotSet } from '#domain/pilots/pilotSets';
import { Table } from '#web/ui/Table.tsx';
import { usePilotWords } from './usePilotWords.ts';

/** A link to the filings behind a number; a zero has none. */
function Behind({ set, count, words }: { set: PilotSet; count: number; words: string }) {
  return count === 0 ? words : <Link to={`?set=${set}#filings`}>{words}</Link>;
}

type Field = PilotFigures['fields'][number];

/** The agreement of each field, with the filings that agree and differ. */
export function FieldTable({ fields }: { fields: readonly Field[] }) {
  const { t } = useTranslation();
  const words = usePilotWords();
  return (
    <Table<Field>
      cards
      caption={t('pilots.fields')}
      rows={fields}
      rowKey={({ field }) => field}
      columns={[
        { key: 'field', title: t('pilots.fieldTitle'), cell: ({ field }) => t(`pilots.field.${field}`) },
        { key: 'share', title: t('pilots.agreement'), cell: ({ agreed }) => words.share(agreed) },
        {
          key: 'agrees',
          title: t('pilots.agrees'),
          cell: ({ field, agreed: { hits } }) => (
            <Behind set={`agrees_${field}`} count={hits} words={t('pilots.filings', { count: hits })} />
          ),
        },
        {
          key: 'differs',
          title: t('pilots.differs'),
          cell: ({ field, agreed: { hits, of } }) => (
            <Behind set={`differs_${field}`} count={of - hits} words={t('pilots.filings', { count: of - hits })} />
          ),
        },
      ]}
    />
  );
}

type Line = { key: PilotSet; count: number; note: string };

/** The decisions, findings, and reading of a pilot, each with its filings. */
export function OutcomeTable({ figures }: { figures: PilotFigures }) {
  const { t } = useTranslation();
  const words = usePilotWords();
  const { filings, findings, returns_foreseen, false_alarms, readable } = figures;
  const lines: Line[] = [
    { key: 'accepted', count: filings.accepted, note: '' },
    { key: 'returned', count: filings.returned, note: '' },
    { key: 'undecided', count: filings.undecided, note: '' },
    { key: 'foreseen', count: returns_foreseen.hits, note: words.share(returns_foreseen) },
    { key: 'false_alarms', count: false_alarms.hits, note: words.share(false_alarms) },
    { key: 'would_have_caught', count: figures.would_have_caught, note: '' },
    { key: 'other_reason', count: findings.other_reason, note: '' },
    { key: 'unclear', count: findings.unclear, note: '' },
    { key: 'read', count: filings.read, note: words.share(readable) },
    { key: 'unreadable', count: filings.unreadable, note: '' },
  ];
  return (
    <Table<Line>
      cards
      caption={t('pilots.outcomes')}
      rows={lines}
      rowKey={({ key }) => key}
      columns={[
        { key: 'what', title: t('pilots.figure'), cell: ({ key }) => t(`pilots.set.${key}`) },
        {
          key: 'count',
          title: t('pilots.count'),
          cell: ({ key, count }) => <Behind set={key} count={count} words={t('pilots.filings', { count })} />,
        },
        { key: 'note', title: t('pilots.share'), cell: ({ note }) => note },
      ]}
    />
  );
}

/** The minutes of clerks: the baseline, those with the portal, and what is saved. */
export function MinutesFacts({ minutes, seconds }: Pick<PilotFigures, 'minutes' | 'seconds'>) {
  const { t } = useTranslation();
  const words = usePilotWords();
  return (
    <dl className="facts">
      <div>
        <dt>{t('pilots.minutes.existing')}</dt>
        <dd>{words.median(minutes.existing)}</dd>
      </div>
      <div>
        <dt>{t('pilots.minutes.portal')}</dt>
        <dd>{words.median(minutes.portal)}</dd>
      </div>
      <div>
        <dt>{t('pilots.minutes.saved')}</dt>
        <dd>{words.interval(minutes.saved)}</dd>
      </div>
      {seconds !== null && (
        <div>
          <dt>{t('pilots.minutes.reading')}</dt>
          <dd>{t('pilots.minutes.seconds', { seconds: seconds.toFixed(1) })}</dd>
        </div>
      )}
    </dl>
  );
}
