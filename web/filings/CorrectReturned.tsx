import { Send, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { FilingDetails } from '#contract/filings';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Note } from '#web/ui/Note.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { formatBytes } from './checkFile.ts';
import { DoubtTable } from './doubts/DoubtTable.tsx';
import { FirstPages } from './doubts/FirstPages.tsx';
import { FileButton } from './FileButton.tsx';
import { useListHeldQuery } from './filingsApi.ts';
import { useCorrection } from './useCorrection.ts';

type Props = {
  filing: FilingDetails;
  /** The court's rules on the date of a corrected filing. */
  terms: readonly string[];
  /** Whether only a corrected document cures the return. */
  needsNewDocument?: boolean;
};
type Correction = ReturnType<typeof useCorrection>;

/**
 * Submits a returned filing again, and shows which date applies before sending: a corrected document, supporting
 * documents, an answer to the clerk. A document that differs must be confirmed.
 */
export function CorrectReturned({ filing, terms, needsNewDocument = true }: Props) {
  const format = useFormat();
  const { t } = useTranslation();
  const correction = useCorrection(filing.id, needsNewDocument);
  const { problem, held, busy, setHeld } = correction;
  const { data: waiting } = useListHeldQuery();
  const unanswered = waiting?.find(({ corrects }) => corrects === filing.id);
  const lead = filing.documents.find(({ kind }) => kind === 'lead');
  const received = format.moment(filing.received_at);

  return (
    <div className="stack">
      <p>{terms.length > 0 ? terms.join(' ') : t('filings.correct.clerkDecides', { received })}</p>
      {!needsNewDocument && <p>{t('filings.correct.withoutDocument')}</p>}
      {problem && (
        <div role="alert">
          <Note tone="warn">{problem}</Note>
        </div>
      )}
      {unanswered && !held && (
        <Note tone="warn">
          <p>
            {t('filings.doubts.correctionNotSent', { names: unanswered.documents, count: unanswered.documents.length })}
          </p>
          <Button dense onClick={() => setHeld(unanswered)}>
            {t('filings.correct.compare')}
          </Button>
        </Note>
      )}
      <Chosen correction={correction} />
      <TextArea
        label={t('filings.correct.answer')}
        hint={t('filings.correct.answerHint')}
        optional
        maxLength={4000}
        value={correction.answer}
        onChange={correction.setAnswer}
      />
      <div className="row wrap">
        <FileButton label={t('filings.correct.choose')} onFiles={correction.choose} />
        <FileButton label={t('filings.correct.add')} onFiles={correction.add} multiple quiet />
        <Button kind="primary" dense busy={busy} onClick={correction.submit}>
          <Send className="i" aria-hidden />
          {t(needsNewDocument ? 'filings.correct.send' : 'filings.correct.sendAgain')}
        </Button>
      </div>
      {held && (
        <ConfirmDialog
          isOpen
          busy={busy}
          onClose={() => setHeld(null)}
          onConfirm={() => correction.confirm(held.held_submission)}
          title={t('filings.correct.differs')}
          confirmLabel={t('filings.correct.sendAnyway')}
        >
          <DoubtTable doubts={held.doubts} against="returned" />
          {lead && <FirstPages returned={lead.version_id} held={held.held_submission} />}
          <Note tone="warn">{t('filings.correct.newDate', { received })}</Note>
        </ConfirmDialog>
      )}
    </div>
  );
}

/** The files that were chosen. Supporting documents can be removed again. */
function Chosen({ correction: { file, added, drop } }: { correction: Correction }) {
  const { t } = useTranslation();
  return (
    <>
      {file && (
        <p>
          {file.name} · {formatBytes(file.size)}
        </p>
      )}
      {added.map((one) => (
        <p key={`${one.name} ${one.size} ${one.lastModified}`} className="row">
          <span>
            {one.name} · {formatBytes(one.size)}
          </span>
          <Button
            kind="quiet"
            dense
            aria-label={t('filings.correct.drop', { name: one.name })}
            onClick={() => drop(one)}
          >
            <X className="i" aria-hidden />
          </Button>
        </p>
      ))}
    </>
  );
}
