import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { printProofOfService, type Service } from '#contract/service';
import { addressOfCall } from '#web/calls/buildRequest.ts';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { saveFile } from '#web/calls/saveFile.ts';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { toast } from '#web/ui/toast.ts';
import { ServedRecipientRow } from './ServedRecipientRow.tsx';
import styles from './service.module.css';
import { useReadFilingServiceQuery } from './serviceApi.ts';

/** On the page of a filing: who was served, how, when, and with which result. */
export function FilingServicePart({ filingId }: { filingId: string }) {
  const { t } = useTranslation();
  const { currentData, error } = useReadFilingServiceQuery(
    { id: filingId },
    { pollingInterval: 30_000, skipPollingIfUnfocused: true },
  );
  return (
    <section aria-label={t('service.heading')}>
      <div className="sec">
        <h3>{t('service.heading')}</h3>
      </div>
      <div className="body stack small">
        {!currentData && error && <CallFailure error={error} />}
        {!currentData && !error && <Skeleton lines={3} />}
        {currentData?.service === null && <p className="muted">{t('service.none')}</p>}
        {currentData?.service && <Details filingId={filingId} service={currentData.service} />}
        {currentData?.again.map((service) => (
          <section key={service.id} className="stack" aria-label={t('service.again', { names: service.documents })}>
            <h4>{t('service.again', { names: service.documents })}</h4>
            <Details filingId={filingId} service={service} isCorrection />
          </section>
        ))}
      </div>
    </section>
  );
}

type DetailsProps = { filingId: string; service: Service; isCorrection?: boolean };

function Details({ filingId, service, isCorrection = false }: DetailsProps) {
  const { t } = useTranslation();
  const { served_at, authority, recipients, withheld } = service;
  const missed = recipients.filter(({ state }) => state === 'failed' || state === 'undeliverable');
  return (
    <>
      {served_at === null && <Note>{t('service.waits', { authority })}</Note>}
      {missed.length > 0 && (
        <Note tone="warn">{t('service.missed', { names: missed.map(({ name }) => name), count: missed.length })}</Note>
      )}
      {withheld.length > 0 && (
        <Note tone="warn">{t('service.withheld', { names: withheld, count: withheld.length })}</Note>
      )}
      <ul className={styles.list} aria-label={t('service.recipients')}>
        {recipients.map((recipient) => (
          <ServedRecipientRow key={recipient.id} filingId={filingId} service={service} recipient={recipient} />
        ))}
      </ul>
      {served_at !== null && <Proof filingId={filingId} service={service} isCorrection={isCorrection} />}
    </>
  );
}

function Proof({ filingId, service, isCorrection }: Required<DetailsProps>) {
  const { t } = useTranslation();
  const save = () => {
    const asked = { id: filingId, ...(isCorrection && { service: service.id }) };
    const name = `Proof of service ${service.case.case_number}.pdf`;
    const saved = saveFile(addressOfCall(printProofOfService, asked), name);
    saved.catch((error: unknown) => toast.error(error instanceof Error ? error.message : t('common.unexpectedError')));
  };
  return (
    <div>
      <Button dense onClick={save}>
        <Download className="i" aria-hidden />
        {t('service.proof')}
      </Button>
    </div>
  );
}
