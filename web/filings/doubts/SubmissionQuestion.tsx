import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { errorText } from '#web/calls/errorText.ts';
import { useAppDispatch, useAppSelector } from '#web/store.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { toast } from '#web/ui/toast.ts';
import { forgetChosenFiles } from '../chosenFiles.ts';
import { useDiscardHeldMutation } from '../filingsApi.ts';
import { analysisDismissed } from '../filingsSlice.ts';
import { confirmFiling } from '../startAnalysis.ts';
import { DoubtTable } from './DoubtTable.tsx';

/**
 * Asks for confirmation before filing a document that is captioned for another court, names another case, or belongs to
 * someone else. With “Decide later”, the notice at the top of the page leads back to it.
 */
export function SubmissionQuestion() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [discard, { isLoading }] = useDiscardHeldMutation();
  const analysis = useAppSelector((state) => state.filings.analysis);
  if (analysis.phase !== 'asking') return null;
  const { doubts, documents, held_submission } = analysis;
  const confirm = async () => {
    void navigate('/case-processing');
    if (await dispatch(confirmFiling())) forgetChosenFiles();
  };
  const later = () => {
    dispatch(analysisDismissed());
    toast.info(t('filings.doubts.later', { names: documents, count: documents.length }));
  };
  const drop = async () => {
    const reply = await discard({ id: held_submission });
    if (reply.error) return toast.error(errorText(reply.error));
    dispatch(analysisDismissed());
    toast.success(t('filings.doubts.notFiled', { names: documents, count: documents.length }));
  };
  return (
    <Dialog
      role="alertdialog"
      isOpen
      onClose={later}
      title={t('filings.doubts.heading')}
      footer={
        <>
          <Button kind="quiet" onClick={later}>
            {t('ui.later')}
          </Button>
          <Button onClick={() => void drop()} autoFocus>
            {t('filings.doubts.doNotFile')}
          </Button>
          <Button kind="primary" onClick={() => void confirm()} busy={isLoading}>
            {t('filings.doubts.fileAnyway')}
          </Button>
        </>
      }
    >
      <p>{t('filings.doubts.intro', { names: documents })}</p>
      <DoubtTable doubts={doubts} against="destination" />
      <p className="small muted">{t('filings.doubts.recorded')}</p>
    </Dialog>
  );
}
