import { useTranslation } from 'react-i18next';
import { choicesFor } from '#domain/settings/choicesFor';
import { forgetChosenFiles, useChosenFiles } from '#web/filings/chosenFiles.ts';
import { startAnalysis } from '#web/filings/startAnalysis.ts';
import { usePreferences } from '#web/preferences/usePreferences.ts';
import { useAppDispatch, useAppSelector } from '#web/store.ts';
import { toast } from '#web/ui/toast.ts';

/** Files the selected documents, from the upload panel or from the check before it. */
export function useFileChosen(onFiled: (filingId: string) => void) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { main, additional, choices: chosen } = useChosenFiles();
  const choices = { ...choicesFor(usePreferences().usual_court), ...chosen };
  const { phase } = useAppSelector((state) => state.filings.analysis);
  const busy = phase === 'sending' || phase === 'following';

  const filed = (filingId: string) => {
    forgetChosenFiles();
    onFiled(filingId);
  };
  const file = async () => {
    if (!main) {
      toast.error(t('filings.upload.mainMissing'));
      return;
    }
    const filingId = await dispatch(startAnalysis(main, additional, choices));
    if (filingId) filed(filingId);
  };
  return { main, additional, choices, busy, file, filed };
}
