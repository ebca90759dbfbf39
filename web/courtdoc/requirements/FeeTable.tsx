import { useTranslation } from 'react-i18next';
import type { FeeShown } from '#contract/courtdocRequirements';
import { numberFormat } from '#domain/intl/formats';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Panel } from '#web/ui/Panel.tsx';
import { Table } from '#web/ui/Table.tsx';
import courtdocStyles from '../courtdoc.module.css';
import { ConfidenceMark } from './ConfidenceMark.tsx';
import styles from './FeeTable.module.css';

const dollars = numberFormat({ style: 'currency', currency: 'USD' });

/** First filing fees, each with its authority and the date from which it is known to apply. */
export function FeeTable({ fees }: { fees: FeeShown[] }) {
  const format = useFormat();
  const { t } = useTranslation();
  return (
    <details className={`${styles.fees} ${courtdocStyles.courtdocRows}`}>
      <summary>{t('courtdoc.fees.heading', { count: fees.length })}</summary>
      <Panel padded={false}>
        <Table
          cards
          caption={t('courtdoc.fees.heading', { count: fees.length })}
          rows={fees}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'what',
              title: t('courtdoc.fees.what'),
              cell: ({ system, court, description, caveat }) => (
                <>
                  <div className="muted small">{`${t(`courtdoc.system.${system}`)}, ${court}`}</div>
                  {description}
                  {caveat && <div className="muted small">{caveat}</div>}
                </>
              ),
            },
            {
              key: 'amount',
              title: t('courtdoc.fees.amount'),
              numeric: true,
              cell: ({ amount_usd, as_of }) => (
                <>
                  {amount_usd === null ? t('courtdoc.fees.varies') : dollars.format(amount_usd)}
                  <div className="muted small">
                    {as_of ? t('courtdoc.fees.asOf', { day: format.day(as_of) }) : t('courtdoc.fees.noDay')}
                  </div>
                </>
              ),
            },
            {
              key: 'citation',
              title: t('courtdoc.fees.authority'),
              cell: ({ citation, confidence, checked_on }) => (
                <>
                  {citation}
                  <div>
                    <ConfidenceMark confidence={confidence} />
                  </div>
                  <div className="muted small">{t('lists.lastChecked', { day: format.day(checked_on) })}</div>
                </>
              ),
            },
          ]}
        />
      </Panel>
    </details>
  );
}
