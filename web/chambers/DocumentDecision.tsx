import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProcessedDocument } from '#contract/analyses';
import type { ChambersDocument } from '#contract/chambers';
import { type CallError, fieldProblems } from '#web/calls/CallError.ts';
import { errorText } from '#web/calls/errorText.ts';
import { useViewDocumentQuery } from '#web/filings/filingsApi.ts';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { toast } from '#web/ui/toast.ts';
import { useMarkDocumentMutation } from './chambersApi.ts';
import styles from './DocumentDecision.module.css';

type Props = { paper: ChambersDocument; shown: ProcessedDocument; onShowOrder: (() => void) | undefined };
type Mark = 'reviewed' | 'signed' | 'sent_back';

/** Sign, review, or return. Only the order that is open next to it can be signed. */
export function DocumentDecision({ paper, shown, onShowOrder }: Props) {
  const { t } = useTranslation();
  const [isReturning, setReturning] = useState(false);
  const [note, setNote] = useState('');
  const [failure, setFailure] = useState<CallError | null>(null);
  const [mark, { isLoading }] = useMarkDocumentMutation();
  const send = async (as: Mark) => {
    setFailure(null);
    const inView = as === 'signed' ? { version_id: shown.version_id } : {};
    const reply = await mark({ id: paper.filing_id, mark: as, note, ...inView });
    if (reply.error) return setFailure(reply.error as CallError);
    toast.success(reply.data.message);
    setNote('');
    setReturning(false);
  };
  const problem = failure ? fieldProblems(failure).note : undefined;
  return (
    <div className="stack">
      {failure && !problem && (
        <div role="alert">
          <Note tone="warn">{errorText(failure)}</Note>
        </div>
      )}
      <TextArea
        label={t(isReturning ? 'chambers.paper.reason' : 'chambers.markNote')}
        hint={t(isReturning ? 'chambers.paper.reasonHint' : 'chambers.markNoteHint')}
        value={note}
        onChange={setNote}
        problem={problem}
        optional={!isReturning}
        maxLength={1000}
        rows={isReturning ? 5 : 2}
      />
      {isReturning ? (
        <div className={styles.orderActs}>
          <Button kind="danger" busy={isLoading} onClick={() => void send('sent_back')}>
            {t('chambers.paper.sendBack')}
          </Button>
          <Button onClick={() => setReturning(false)}>{t('ui.cancel')}</Button>
        </div>
      ) : (
        <>
          {paper.needs === 'signature' && (
            <Sign
              paper={paper}
              shown={shown}
              onShowOrder={onShowOrder}
              isBusy={isLoading}
              onSign={() => void send('signed')}
            />
          )}
          <div className={styles.orderActs}>
            {paper.mark !== 'reviewed' && (
              <Button busy={isLoading} onClick={() => void send('reviewed')}>
                {t('chambers.markReviewed')}
              </Button>
            )}
            {paper.mark !== 'sent_back' && (
              <Button onClick={() => setReturning(true)}>{t('chambers.paper.sendBack')}</Button>
            )}
          </div>
        </>
      )}
    </div>
  );
}

function Sign({ paper, shown, onShowOrder, isBusy, onSign }: Props & { isBusy: boolean; onSign: () => void }) {
  const { t } = useTranslation();
  const { currentData: view } = useViewDocumentQuery({ version_id: shown.version_id });
  const isAccepted = paper.state !== 'received';
  const isOrder = paper.signable.includes(shown.version_id);
  const isInView = isOrder && view !== undefined;
  const about = !isAccepted ? 'chambers.notAccepted' : isInView ? 'chambers.signAbout' : 'chambers.paper.openFirst';
  return (
    <div className="stack">
      <p className="muted small">{t(about, { title: shown.title })}</p>
      <div className={styles.orderActs}>
        <Button kind="primary" busy={isBusy} disabled={!isAccepted || !isInView} onClick={onSign}>
          {t('chambers.sign')}
        </Button>
        {!isOrder && onShowOrder && <Button onClick={onShowOrder}>{t('chambers.paper.showOrder')}</Button>}
      </div>
    </div>
  );
}
