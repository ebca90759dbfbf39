import { Send } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PartOutcome } from '#contract/draftSubmission';
import type { DoubtedDocument, DraftDetails, FiledDraft } from '#contract/drafts';
import { hasEnded } from '#domain/filings/states';
import { DoubtTable } from '#web/filings/doubts/DoubtTable.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Note } from '#web/ui/Note.tsx';
import styles from './DraftActions.module.css';
import { DiscardDraft } from './DraftList.tsx';
import { OpenQuestions } from './OpenQuestions.tsx';
import { useFileDraft } from './useFileDraft.ts';
import { useParts } from './useParts.ts';

type Props = {
  draft: DraftDetails;
  /** The draft as the server has it, if it is being requested again after a change made here. */
  latest: () => Promise<DraftDetails>;
  /** Shows the pane with the open questions. */
  onAsk: () => void;
  onFiled: (filed: FiledDraft) => void;
  onOutcomes: (outcomes: readonly PartOutcome[]) => void;
  onDiscarded: () => void;
};

/** What is doubtful about the documents of a draft. */
export function DraftDoubts({ draft: { doubted } }: { draft: DraftDetails }) {
  const { t } = useTranslation();
  if (doubted.length === 0) return null;
  return (
    <Note tone="warn">
      <strong>{t('filings.doubts.heading')}</strong>
      <Doubted documents={doubted} />
    </Note>
  );
}

/** The buttons that file or discard a draft. */
export function DraftActions({ draft, latest, onAsk, onFiled, onOutcomes, onDiscarded }: Props) {
  const { t } = useTranslation();
  const { file, isFiling, notice, asking, stopAsking } = useFileDraft({ latest, onFiled, onOutcomes });
  const { parts, isRead: arePartsRead } = useParts(draft);
  const [discarding, setDiscarding] = useState(false);
  const isRead = arePartsRead && draft.documents.every(({ analysis_state }) => hasEnded(analysis_state));
  const saved =
    parts > 1 ? 'filings.parts.saved' : draft.in_firm ? 'filings.drafts.savedShared' : 'filings.drafts.savedWith';
  return (
    <>
      <div role="status" className={notice ? 'body' : undefined}>
        {notice && <Note>{notice}</Note>}
      </div>
      <div className={`row wrap ${styles.actions}`}>
        <Button
          kind="primary"
          disabled={!isRead}
          busy={isFiling}
          aria-describedby={isRead ? undefined : 'draft-waits'}
          onClick={() => void file(false)}
        >
          <Send className="i" aria-hidden />
          {parts > 1 ? t('filings.parts.file', { count: parts }) : t('filings.drafts.file')}
        </Button>
        {isRead && <OpenQuestions draftId={draft.id} onAsk={onAsk} />}
        <Button kind="quiet" onClick={() => setDiscarding(true)}>
          {t('filings.drafts.discard')}
        </Button>
        <p className="small muted" id="draft-waits">
          {t(isRead ? saved : 'filings.drafts.waits', { court: draft.court })}
        </p>
      </div>
      <ConfirmDialog
        isOpen={asking.length > 0}
        busy={isFiling}
        title={t('filings.doubts.heading')}
        confirmLabel={t('filings.doubts.fileAnyway')}
        onConfirm={() => void file(true)}
        onClose={stopAsking}
      >
        <Doubted documents={asking} />
        <p className="small muted">{t('filings.doubts.recorded')}</p>
      </ConfirmDialog>
      <DiscardDraft draft={discarding ? draft : null} onClose={() => setDiscarding(false)} onDiscarded={onDiscarded} />
    </>
  );
}

function Doubted({ documents }: { documents: readonly DoubtedDocument[] }) {
  return documents.map(({ id, document_name, court, doubts }) => (
    <section key={id} aria-label={document_name}>
      {documents.length > 1 && (
        <p className="small muted">{court === undefined ? document_name : `${document_name}, ${court}`}</p>
      )}
      <DoubtTable doubts={doubts} against="destination" />
    </section>
  ));
}
