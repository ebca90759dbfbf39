import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { printReceipt } from '#contract/cashiering';
import { type FeeCharge, type FeeLine, printRefund } from '#contract/feeAccounts';
import { signedOf } from '#domain/feeAccounts/balanceOf';
import { formatAmount } from '#domain/money/formatAmount';
import { signedAmount } from '#domain/money/signedAmount';
import { pathTo } from '#domain/paths/pathTo';
import { addressOfCall } from '#web/calls/buildRequest.ts';
import { printPdf } from '#web/filings/printPdf.ts';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { Table } from '#web/ui/Table.tsx';
import { Part } from '../life/Part.tsx';
import type { ChargeAct } from './ChargeAct.ts';

type Props = { charge: FeeCharge; onAct: (act: ChargeAct) => void };

/** One charge: its authority, what is due, and each line of the ledger. */
export function ChargeSection({ charge, onAct }: Props) {
  const { t } = useTranslation();
  const { description, authority, due_cents, refundable, filing, lines } = charge;
  const acts: ChargeAct[] = [
    'adjust',
    ...(due_cents > 0 ? (['waive'] as const) : []),
    ...(refundable.length > 0 ? (['refund'] as const) : []),
  ];
  return (
    <Part
      title={description}
      actions={acts.map((act) => (
        <Button key={act} dense aria-label={t(`cases.fees.${act}.of`, { fee: description })} onClick={() => onAct(act)}>
          {t(`cases.fees.${act}.button`)}
        </Button>
      ))}
    >
      <p>
        {authority}
        {filing && (
          <>
            {' · '}
            <Link to={pathTo.filing(filing.id)}>{filing.title}</Link>
          </>
        )}{' '}
        · <strong>{t('cases.fees.due', { amount: formatAmount(due_cents) })}</strong>
      </p>
      <LineTable name={description} lines={lines} />
    </Part>
  );
}

function LineTable({ name, lines }: { name: string; lines: FeeLine[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Table
      cards
      dense
      caption={t('cases.fees.lines', { fee: name })}
      rows={lines}
      rowKey={({ id }) => id}
      columns={[
        { key: 'when', title: t('cases.fees.column.when'), cell: (line) => format.moment(line.made_at) },
        { key: 'entry', title: t('cases.fees.column.entry'), cell: (line) => <Entry line={line} /> },
        {
          key: 'amount',
          title: t('cases.fees.column.amount'),
          numeric: true,
          cell: (line) => signedAmount(signedOf(line)),
        },
        { key: 'by', title: t('cases.fees.column.by'), cell: ({ made_by }) => made_by ?? t('cases.fees.portal') },
        {
          key: 'reason',
          title: t('cases.fees.column.reason'),
          cell: ({ reason, authority }) => [reason, authority].filter(Boolean).join(' · '),
        },
      ]}
    />
  );
}

function Entry({ line: { kind, means, receipt, refund } }: { line: FeeLine }) {
  const { t } = useTranslation();
  return (
    <>
      {t(`cases.fees.kind.${kind}`)}
      {means && `, ${t(`cases.fees.means.${means}`)}`}
      {receipt && (
        <>
          {' '}
          <Button
            dense
            kind="quiet"
            onClick={() => printPdf(addressOfCall(printReceipt, { id: receipt.id }), `${receipt.number}.pdf`)}
          >
            {t('cases.fees.receipt', { number: receipt.number })}
          </Button>
        </>
      )}
      {refund && (
        <>
          {' '}
          <Button
            dense
            kind="quiet"
            onClick={() => printPdf(addressOfCall(printRefund, { id: refund.id }), `Refund ${refund.number}.pdf`)}
          >
            {t('cases.fees.refundNumber', { number: refund.number })}
          </Button>
        </>
      )}
    </>
  );
}
