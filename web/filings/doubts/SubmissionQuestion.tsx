import { useTranslation } from 'react-i18next';
import type { FilingChoices } from '#contract/filings';
import { useAppDispatch, useAppSelector } from '#web/store.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { analysisDismissed } from '../filingsSlice.ts';
import { confirmFiling } from '../startAnalysis.ts';
import { DoubtTable } from './DoubtTable.tsx';

type Props = { choices: FilingChoices; onFiled: (filingId: string) => void };

/** Asks before a document is filed that is captioned for another court, names another case, or is someone else's. */
export function SubmissionQuestion({ choices, onFiled }: Props) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const analysis = useAppSelector((state) => state.filings.analysis);
  if (analysis.phase !== 'asking') return null;
  const { doubts } = analysis;
  const confirm = async () => {
    const filingId = await dispatch(confirmFiling(choices));
    if (filingId) onFiled(filingId);
  };
  return (
    <ConfirmDialog
      isOpen
      onClose={() => dispatch(analysisDismissed())}
      onConfirm={() => void confirm()}
      title={t('filings.doubts.heading')}
      confirmLabel={t('filings.doubts.fileAnyway')}
    >
      <p>{t('filings.doubts.intro', { names: analysis.documents.join(', ') })}</p>
      <DoubtTable doubts={doubts} against="destination" />
      <p className="small muted">{t('filings.doubts.recorded')}</p>
    </ConfirmDialog>
  );
}
