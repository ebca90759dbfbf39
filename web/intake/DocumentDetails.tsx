import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import type { FilingDetails } from '#contract/filings';
import { may } from '#domain/identity/permissions';
import { pathTo } from '#domain/paths/pathTo';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { FilingPanes } from '#web/filings/FilingPanes.tsx';
import { UnsavedGuard } from '#web/filings/fields/UnsavedGuard.tsx';
import { useReadFilingQuery } from '#web/filings/filingsApi.ts';
import { PriorityMark } from '#web/filings/PriorityMark.tsx';
import { placeOfCause } from '#web/filings/returned/placeOfCause.ts';
import { useResubmissionWork } from '#web/filings/returned/ResubmissionProvider.tsx';
import { FeeCure } from '#web/payments/FeeCure.tsx';
import { FiledFees } from '#web/payments/FiledFees.tsx';
import { capacityOf } from '#web/session/capacityOf.ts';
import { useAppSelector } from '#web/store.ts';
import { Button } from '#web/ui/Button.tsx';
import { lazily } from '#web/ui/lazily.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import styles from './DocumentDetails.module.css';
import { OnePaneOnAPhone, usePanes } from './OnePaneOnAPhone.tsx';

const FilingProgressPart = lazily(
  async () => (await import('#web/filings/receipt/receiptParts.tsx')).FilingProgressPart,
);

const OwnChoices = lazily(async () => (await import('./envelope/OwnChoices.tsx')).OwnChoices, null);
const FilingServicePart = lazily(async () => (await import('#web/service/FilingServicePart.tsx')).FilingServicePart);
const ReturnedPart = lazily(async () => (await import('#web/filings/returned/ReturnedPart.tsx')).ReturnedPart);

type Props = { filingId: string; onClose: () => void };

/** One filing as its filer sees it: the document next to its fields. The clerk's bench has the same two panes. */
export function DocumentDetails({ filingId, onClose }: Props) {
  const { t } = useTranslation();
  const { currentData: filing, error } = useReadFilingQuery({ id: filingId });
  // The order of the queue is the court’s.
  const ranks = useAppSelector((state) => may(capacityOf(state.user), 'filings:prioritize'));

  if (filing?.state === 'draft') return <Navigate to={pathTo.draft(filing.id)} replace />;
  return (
    <section className={`panel ${styles.details}`} aria-labelledby="details-heading">
      <header className="wrap">
        <h2 id="details-heading">{t('filings.details.heading')}</h2>
        {filing && <span className="muted clip">{filing.document_name}</span>}
        <div className="end">
          {filing && ranks && <PriorityMark priority={filing.priority} reason={filing.priority_reason} />}
          <Button kind="quiet" dense iconOnly onClick={onClose} aria-label={t('common.close')}>
            <X className="i" aria-hidden />
          </Button>
        </div>
      </header>
      {!filing && <CallFailure className="body" error={error} />}
      {!filing && error === undefined && (
        <div className={styles.beside}>
          <div className="body">
            <Skeleton lines={12} />
          </div>
        </div>
      )}
      {filing && <Panes filing={filing} onClose={onClose} />}
    </section>
  );
}

/** What happened to the filing, above the values of its document. */
function Panes({ filing, onClose }: { filing: FilingDetails; onClose: () => void }) {
  const work = useResubmissionWork();
  const panes = usePanes();
  return (
    <>
      <OnePaneOnAPhone panes={panes} isWide={work !== null}>
        {(showDocument) => (
          <FilingPanes
            key={filing.id}
            filing={filing}
            startHere={false}
            onPlaceAsked={showDocument}
            openAt={work?.data ? placeOfCause(filing, work.data.cause) : null}
            top={(_shown, _show, onPlace) => (
              <>
                {work && <ReturnedPart filing={filing} onPlace={onPlace} fee={<FeeCure filingId={filing.id} />} />}
                <FilingProgressPart filing={filing} />
                <OwnChoices filingId={filing.id} />
                <FilingServicePart filingId={filing.id} />
                <FiledFees filingId={filing.id} />
              </>
            )}
            onWithdrawn={onClose}
          />
        )}
      </OnePaneOnAPhone>
      <UnsavedGuard />
    </>
  );
}
