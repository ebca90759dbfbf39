import { Hash } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CaseSequence } from '#contract/caseNumbers';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Badge } from '#web/ui/Status.tsx';
import { Table } from '#web/ui/Table.tsx';

type Props = { sequences: readonly CaseSequence[]; onRaise: (sequence: CaseSequence) => void };

/** The sequences of case numbers, with the next number of each. */
export function SequenceTable({ sequences, onRaise }: Props) {
  const { t } = useTranslation();
  if (sequences.length === 0) {
    return (
      <EmptyState icon={Hash} title={t('settings.pack.numbering.none')} text={t('settings.pack.numbering.noneText')} />
    );
  }
  return (
    <Table
      cards
      dense
      caption={t('settings.pack.numbering.sequences')}
      rows={sequences}
      rowKey={({ format_id, letters }) => `${format_id} ${letters ?? ''}`}
      columns={[
        {
          key: 'sequence',
          title: t('settings.pack.numbering.sequence'),
          cell: ({ format, letters, meaning }) => [format, letters, meaning].filter(Boolean).join(' · '),
        },
        {
          key: 'next',
          title: t('settings.pack.numbering.next'),
          cell: ({ number, missing }) =>
            number ?? <Badge tone="warn">{t('settings.pack.numbering.missing', { name: missing })}</Badge>,
        },
        {
          key: 'raise',
          title: t('settings.pack.change'),
          numeric: true,
          cell: (sequence) => (
            <Button
              dense
              aria-label={t('settings.pack.numbering.raiseOf', { name: sequence.letters ?? sequence.format })}
              onClick={() => onRaise(sequence)}
            >
              {t('settings.pack.numbering.raise')}
            </Button>
          ),
        },
      ]}
    />
  );
}
