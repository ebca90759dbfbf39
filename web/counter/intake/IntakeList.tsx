import type { TFunction } from 'i18next';
import { FileCheck, HandCoins, Inbox, Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type Intake, printStampedCopy } from '#contract/counter';
import { pathTo } from '#domain/paths/pathTo';
import { addressOfCall } from '#web/calls/buildRequest.ts';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { DecisionBadge } from '#web/filings/DecisionBadge.tsx';
import { printPdf } from '#web/filings/printPdf.ts';
import { ReceiptLink } from '#web/filings/ReceiptLink.tsx';
import { type Format, useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { lazily } from '#web/ui/lazily.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';
import { useListIntakesQuery } from '../counterApi.ts';
import { TurnPage } from '../TurnPage.tsx';
import styles from './IntakeList.module.css';

const PaymentDialog = lazily(async () => (await import('../cash/PaymentDialog.tsx')).PaymentDialog, null);

/** What was taken in on paper, newest first, with the payment and the stamped copy of each. */
export function IntakeList({ onCorrect }: { onCorrect: (filing_id: string) => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [page, setPage] = useState(1);
  const [paying, setPaying] = useState<Intake | null>(null);
  const { data, error } = useListIntakesQuery({ page });
  return (
    <Panel title={t('counter.intake.recent')} padded={false}>
      {error && <CallFailure className="body" error={error} />}
      {!data && !error && (
        <div className="body">
          <Skeleton lines={5} />
        </div>
      )}
      {data?.results.length === 0 && (
        <EmptyState icon={Inbox} title={t('counter.intake.empty')} text={t('counter.intake.emptyText')} />
      )}
      {data && data.results.length > 0 && (
        <Table
          cards
          dense
          caption={t('counter.intake.recent')}
          columns={columnsOf(t, format, { onPay: setPaying, onCorrect })}
          rows={data.results}
          rowKey={({ filing_id }) => filing_id}
        />
      )}
      {data && <TurnPage page={page} more={data.more} onPage={setPage} />}
      {paying && <PaymentDialog intake={paying} onClose={() => setPaying(null)} />}
    </Panel>
  );
}

type Acts = { onPay: (intake: Intake) => void; onCorrect: (filing_id: string) => void };

function columnsOf(t: TFunction, format: Format, acts: Acts): Column<Intake>[] {
  return [
    {
      key: 'document',
      title: t('counter.intake.column.document'),
      cell: ({ filing_id, document_name, case_number, state }) => (
        <>
          <Link className={styles.name} to={pathTo.review(filing_id)}>
            {document_name}
          </Link>
          {case_number && <div className="muted tiny">{case_number}</div>}
          {state === 'returned' && <DecisionBadge decision="returned" />}
        </>
      ),
    },
    {
      key: 'filer',
      title: t('counter.intake.column.filer'),
      cell: ({ filer }) => <span className={styles.name}>{filer.name}</span>,
    },
    {
      key: 'received',
      title: t('counter.intake.column.received'),
      cell: ({ channel, received_at }) => (
        <>
          {format.moment(received_at)}
          <div className="muted tiny">{t(`filings.channels.${channel}`)}</div>
        </>
      ),
    },
    {
      key: 'by',
      title: t('counter.intake.column.by'),
      secondary: true,
      cell: ({ taken_in_by }) => taken_in_by,
    },
    {
      key: 'receipts',
      title: t('counter.intake.column.receipts'),
      cell: ({ receipts }) =>
        receipts.map((receipt) => (
          <div key={receipt.id}>
            <ReceiptLink receipt={receipt} />
          </div>
        )),
    },
    {
      key: 'actions',
      title: t('counter.intake.column.actions'),
      cell: (intake) => <Actions intake={intake} {...acts} />,
    },
  ];
}

function Actions({ intake, onPay, onCorrect }: { intake: Intake } & Acts) {
  const { t } = useTranslation();
  const { filing_id: id, filer } = intake;
  return (
    <div className={styles.actions}>
      {intake.state === 'returned' && (
        <Button
          dense
          kind="primary"
          aria-label={t('counter.correction.openFor', { name: intake.document_name })}
          onClick={() => onCorrect(id)}
        >
          <FileCheck className="i" aria-hidden />
          {t('counter.correction.title')}
        </Button>
      )}
      <Button dense aria-label={t('counter.intake.payFor', { name: filer.name })} onClick={() => onPay(intake)}>
        <HandCoins className="i" aria-hidden />
        {t('counter.intake.pay')}
      </Button>
      <Button
        dense
        aria-label={t('counter.intake.stampFor', { name: intake.document_name })}
        onClick={() => printPdf(addressOfCall(printStampedCopy, { id }), `${intake.document_name}.pdf`)}
      >
        <Printer className="i" aria-hidden />
        {t('counter.intake.stamp')}
      </Button>
    </div>
  );
}
