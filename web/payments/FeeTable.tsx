import { useTranslation } from 'react-i18next';
import type { FeeItem } from '#contract/payments';
import { formatAmount } from '#domain/money/formatAmount';
import { keepCitations } from '#domain/text/keepCitations';
import { Table } from '#web/ui/Table.tsx';

/** Fees with their authority. Where one is not determined yet, the table says what decides it. */
export function FeeTable({ items }: { items: readonly FeeItem[] }) {
  const { t } = useTranslation();
  return (
    <Table
      cards
      dense
      caption={t('payments.fees')}
      rows={items.map((item, index) => ({ ...item, key: `${index}` }))}
      rowKey={({ key }) => key}
      columns={[
        { key: 'fee', title: t('payments.column.fee'), cell: (item) => <FeeName item={item} /> },
        { key: 'authority', title: t('payments.column.authority'), cell: (item) => <FeeSource item={item} /> },
        { key: 'amount', title: t('payments.column.amount'), numeric: true, cell: (item) => <FeeAmount item={item} /> },
      ]}
    />
  );
}

function FeeName({ item: { description, document } }: { item: FeeItem }) {
  return (
    <>
      {description}
      {document && <div className="muted tiny">{document}</div>}
    </>
  );
}

/** The authority, and whether the portal has confirmed it. */
function FeeSource({ item: { authority, confidence, caveat } }: { item: FeeItem }) {
  const { t } = useTranslation();
  return (
    <>
      {keepCitations(authority)}
      {confidence === 'uncertain' && <div className="muted tiny">{t('payments.uncertain')}</div>}
      {caveat && <div className="muted tiny">{caveat}</div>}
    </>
  );
}

function FeeAmount({ item: { amount_cents, open, candidates } }: { item: FeeItem }) {
  const { t } = useTranslation();
  if (amount_cents !== null) return formatAmount(amount_cents);
  const among = candidates.flatMap(({ amount_cents: cents }) => (cents === null ? [] : formatAmount(cents)));
  return (
    <>
      {t('payments.toBeDetermined')}
      {open && <div className="muted tiny">{t(`payments.open.${open}`)}</div>}
      {among.length > 0 && <div className="muted tiny">{[...new Set(among)].join(', ')}</div>}
    </>
  );
}
