import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { printReceipt, type Receipt } from '#contract/cashiering';
import { formatAmount } from '#domain/money/formatAmount';
import { addressOfCall } from '#web/calls/buildRequest.ts';
import { printPdf } from '#web/filings/printPdf.ts';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { Table } from '#web/ui/Table.tsx';
import { VoidDialog } from './VoidDialog.tsx';

/** The receipts of a drawer session. A void one stays in the list with its reason. */
export function ReceiptTable({ receipts }: { receipts: Receipt[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [voiding, setVoiding] = useState<Receipt | null>(null);
  const paidBy = ({ tenders }: Receipt) => tenders.map(({ kind }) => t(`counter.cash.tender.${kind}`)).join(', ');
  return (
    <>
      <Table
        cards
        dense
        caption={t('counter.cash.receipts')}
        rows={receipts}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'number',
            title: t('counter.cash.column.number'),
            cell: ({ number, voided }) => (
              <>
                {number}
                {voided && <div className="muted tiny">{t('counter.cash.isVoid', { reason: voided.reason })}</div>}
              </>
            ),
          },
          { key: 'time', title: t('counter.cash.column.time'), cell: ({ made_at }) => format.moment(made_at) },
          { key: 'payer', title: t('counter.cash.column.payer'), cell: ({ payer }) => payer },
          {
            key: 'paid',
            title: t('counter.cash.column.paid'),
            secondary: true,
            cell: paidBy,
          },
          {
            key: 'total',
            title: t('counter.cash.column.total'),
            numeric: true,
            cell: ({ total_cents }) => formatAmount(total_cents),
          },
          {
            key: 'actions',
            title: t('counter.cash.column.actions'),
            cell: (one) => <Actions receipt={one} onVoid={setVoiding} />,
          },
        ]}
      />
      {voiding && <VoidDialog receipt={voiding} onClose={() => setVoiding(null)} />}
    </>
  );
}

function Actions({ receipt, onVoid }: { receipt: Receipt; onVoid: (receipt: Receipt) => void }) {
  const { t } = useTranslation();
  const { id, number } = receipt;
  return (
    <div className="row wrap">
      <Button
        dense
        aria-label={t('counter.cash.printFor', { number })}
        onClick={() => printPdf(addressOfCall(printReceipt, { id }), `${number}.pdf`)}
      >
        <Printer className="i" aria-hidden />
        {t('counter.cash.print')}
      </Button>
      {receipt.can_void && (
        <Button dense kind="danger" aria-label={t('counter.cash.voidFor', { number })} onClick={() => onVoid(receipt)}>
          {t('counter.cash.void')}
        </Button>
      )}
    </div>
  );
}
