import { Send } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Resubmission } from '#contract/resubmissions';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Note } from '#web/ui/Note.tsx';
import { DoubtTable } from '../doubts/DoubtTable.tsx';
import type { ResubmissionWork } from './useResubmission.ts';

type Props = { data: Resubmission; work: ResubmissionWork };

/** Submits everything that is prepared as one act. A document of another case must be confirmed first. */
export function ResubmitButton({ data, work }: Props) {
  const { t } = useTranslation();
  const [asks, setAsks] = useState(false);
  const { problem, busy, typed } = work;
  const doubts = data.replacement?.doubts ?? [];
  // What is typed is saved a moment later.
  const isTyped = typed.answer.trim() !== '' || Object.keys(typed.values).length > 0;
  const missing = data.incomplete === 'anything' && isTyped ? null : data.incomplete;
  const submit = () => (doubts.length > 0 ? setAsks(true) : void work.submit(false));
  return (
    <div className="stack">
      {work.isConflict && (
        <Note tone="warn">
          <p>{t('filings.returned.conflict')}</p>
          <div className="row wrap">
            <Button dense onClick={() => void work.keepMine()}>
              {t('filings.returned.keepMine')}
            </Button>
            <Button dense onClick={() => void work.takeTheirs()}>
              {t('filings.returned.takeTheirs')}
            </Button>
          </div>
        </Note>
      )}
      {problem && (
        <div role="alert">
          <Note tone="warn">{problem}</Note>
        </div>
      )}
      {missing && <p>{t(`filings.returned.incomplete.${missing}`)}</p>}
      {!data.may_submit && <p>{t('filings.returned.preparesOnly', { filer: data.filer })}</p>}
      <div>
        <Button
          kind="primary"
          busy={busy === 'submit'}
          disabled={missing !== null || busy !== null || !data.may_submit}
          onClick={submit}
        >
          <Send className="i" aria-hidden />
          {t('filings.returned.resubmit')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={asks}
        busy={busy === 'submit'}
        onClose={() => setAsks(false)}
        onConfirm={() => {
          setAsks(false);
          void work.submit(true);
        }}
        title={t('filings.correct.differs')}
        confirmLabel={t('filings.correct.sendAnyway')}
      >
        <DoubtTable doubts={doubts} against="returned" />
        <Note tone="warn">{t('filings.returned.newDate')}</Note>
      </ConfirmDialog>
    </div>
  );
}
