import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FiledDraft } from '#contract/drafts';
import type { FilingDetails } from '#contract/filings';
import { hasEnded } from '#domain/filings/states';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { FilingPanes } from '#web/filings/FilingPanes.tsx';
import { UnsavedGuard } from '#web/filings/fields/UnsavedGuard.tsx';
import { useReadDraftQuery } from '#web/filings/filingsApi.ts';
import { SharingLine } from '#web/firms/SharingLine.tsx';
import { useAppDispatch } from '#web/store.ts';
import { lazily } from '#web/ui/lazily.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import styles from '../DocumentDetails.module.css';
import { DraftActions } from './DraftActions.tsx';
import { DraftDocuments } from './DraftDocuments.tsx';
import { latestDraft } from './latestDraft.ts';

const EnvelopeSection = lazily(async () => (await import('../envelope/EnvelopeSection.tsx')).EnvelopeSection);

const DraftServicePart = lazily(async () => (await import('#web/service/DraftServicePart.tsx')).DraftServicePart, null);

const FeesSection = lazily(
  async () => (await import('#web/payments/FeesSection.tsx')).FeesSection,
  <Skeleton lines={3} />,
);

/** How often a draft is requested while its documents are being read. */
const everyMs = 2000;

type Props = {
  filing: FilingDetails;
  draftId: string;
  onLead: (leadId: string) => void;
  onClose: () => void;
  onFiled: (filed: FiledDraft) => void;
};

/** A draft that can be changed and filed. */
export function OpenDraft({ filing, draftId, onLead, onClose, onFiled }: Props) {
  const dispatch = useAppDispatch();
  const [isReading, setReading] = useState(true);
  const reply = useReadDraftQuery({ id: draftId }, { pollingInterval: isReading ? everyMs : 0 });
  const { data: draft, error } = reply;
  const reads = draft?.documents.some(({ analysis_state }) => !hasEnded(analysis_state)) ?? true;
  if (reads !== isReading) setReading(reads);
  return (
    <>
      <CallFailure className="body" error={draft ? undefined : error} />
      {draft && (
        <div className="body stack">
          <SharingLine draft={draft} />
          <DraftDocuments draft={draft} shown={filing.id} onLead={onLead} />
          <EnvelopeSection draftId={draft.id} />
          <DraftServicePart draftId={draftId} />
          <FeesSection draftId={draftId} />
          <DraftActions
            draft={draft}
            latest={() => dispatch(latestDraft(draft))}
            onFiled={onFiled}
            onDiscarded={onClose}
          />
        </div>
      )}
      <Panes filing={filing} />
      <UnsavedGuard />
    </>
  );
}

/** The document next to its values, the doubtful ones first; on a phone one pane at a time. */
function Panes({ filing }: { filing: FilingDetails }) {
  const { t } = useTranslation();
  const [pane, setPane] = useState('fields');
  return (
    <>
      <div className="bench-sw">
        <Segmented
          label={t('review.bench.panes')}
          value={pane}
          onChange={setPane}
          options={['document', 'fields'].map((value) => ({ value, label: t(`review.bench.pane.${value}`) }))}
        />
      </div>
      <div className={styles.beside} data-pane={pane}>
        <FilingPanes key={filing.id} filing={filing} startHere={false} onPlaceAsked={() => setPane('document')} />
      </div>
    </>
  );
}
