import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { PublicReceipt } from '#contract/receipts';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { ReceiptDocuments } from '#web/filings/receipt/ReceiptDocuments.tsx';
import { useReadPublicReceiptQuery } from '#web/filings/receipt/receiptsApi.ts';
import { spellReceived } from '#web/filings/receipt/spellReceived.ts';
import { FileDrop } from '#web/ui/FileDrop.tsx';
import { Note } from '#web/ui/Note.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { ComparedList } from './ComparedList.tsx';
import { SealCheck } from './SealCheck.tsx';
import { useVerification } from './useVerification.ts';
import styles from './VerifyScreen.module.css';

/** /verify/{token}: the public page of a receipt, where anyone compares a document with what the court received. */
export function VerifyScreen() {
  const { t } = useTranslation();
  const { token = '' } = useParams();
  const { data, error } = useReadPublicReceiptQuery({ token });
  return (
    <div className="reading">
      <PageHead title={t('titles.verify')}>{t('verify.intro')}</PageHead>
      {error && (
        <CallFailure error={error}>
          {'status' in error && error.status === 404 && <p>{t('verify.unknown')}</p>}
        </CallFailure>
      )}
      {!data && !error && (
        <Panel>
          <Skeleton lines={5} />
        </Panel>
      )}
      {data && (
        <div className={styles.page}>
          <Facts receipt={data} />
          <Compare token={token} timeZone={data.time_zone} />
          <SealCheck />
        </div>
      )}
    </div>
  );
}

function Facts({ receipt: { court, received_at, time_zone, facts } }: { receipt: PublicReceipt }) {
  const { t } = useTranslation();
  const rows: [string, string | null][] = [
    ['court', court],
    ['when', spellReceived(received_at, time_zone)],
    ['number', facts?.number ?? null],
    ['case', facts?.case_number ?? null],
  ];
  return (
    <Panel title={t('verify.heading')}>
      <div className="stack">
        <dl className="facts">
          {rows
            .filter(([, value]) => value !== null)
            .map(([key, value]) => (
              <div key={key}>
                <dt>{t(`verify.facts.${key}`)}</dt>
                <dd className={styles.name}>{value}</dd>
              </div>
            ))}
        </dl>
        {facts ? <ReceiptDocuments documents={facts.documents} /> : <Note>{t('verify.closed')}</Note>}
      </div>
    </Panel>
  );
}

function Compare({ token, timeZone }: { token: string; timeZone: string }) {
  const { t } = useTranslation();
  const { compared, compare } = useVerification(token);
  return (
    <Panel title={t('verify.compare')}>
      <div className="stack">
        <FileDrop title={t('verify.drop')} rules={t('verify.private')} accept="" multiple onFiles={compare} />
        <ComparedList compared={compared} timeZone={timeZone} />
      </div>
    </Panel>
  );
}
