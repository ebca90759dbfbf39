import type { FilingChoices } from '#contract/filings';
import { maxAdditionalDocuments } from '#domain/documents/fileFormats';
import { errorText } from '#web/calls/errorText.ts';
import { chooseFiles, forgetChosenFiles } from '#web/filings/chosenFiles.ts';
import { filingsApi } from '#web/filings/filingsApi.ts';
import { sendAttachments } from '#web/filings/sendAttachments.ts';
import { startAnalysis } from '#web/filings/startAnalysis.ts';
import i18n from '#web/i18n.ts';
import type { AppThunk } from '#web/store.ts';
import { toast } from '#web/ui/toast.ts';
import { chooseCase } from './chooseCase.ts';

type Dropped = { lead: File; others: readonly File[] };
type Into = {
  choices: FilingChoices;
  case_id: string | null;
  /** Whether nothing is selected in the upload panel. The documents are then selected there until they are received. */
  isPanelEmpty: boolean;
};

/** Begins a draft with dropped documents. Those that do not fit into the first call follow into the draft. */
export function startDraft(
  { lead, others }: Dropped,
  { choices, case_id, isPanelEmpty }: Into,
): AppThunk<Promise<string | null>> {
  return async (dispatch) => {
    const first = others.slice(0, maxAdditionalDocuments);
    const rest = others.slice(maxAdditionalDocuments);
    if (isPanelEmpty) chooseFiles({ main: lead, additional: first });
    const own = isPanelEmpty ? {} : { key: crypto.randomUUID() };
    const id = await dispatch(startAnalysis(lead, first, choices, own));
    if (!id) return null;
    if (isPanelEmpty) forgetChosenFiles();
    if (rest.length > 0) {
      const problem = await dispatch(sendAttachments(id, rest));
      if (problem) toast.error(i18n.t('filings.drop.restNotAdded', { why: errorText(problem) }));
      dispatch(filingsApi.util.invalidateTags(['Draft', 'Drafts', { type: 'Filing', id }]));
    }
    if (case_id !== null) await dispatch(chooseCase(id, case_id));
    return id;
  };
}
