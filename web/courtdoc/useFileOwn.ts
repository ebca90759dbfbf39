import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { FilingChoices } from '#contract/filings';
import { pathTo } from '#domain/paths/pathTo';
import { errorText } from '#web/calls/errorText.ts';
import { sendAttachments } from '#web/filings/sendAttachments.ts';
import { useAppDispatch } from '#web/store.ts';
import { toast } from '#web/ui/toast.ts';
import { useFileOwnDocumentMutation } from './courtdocApi.ts';

type With = { choices?: FilingChoices; additional?: readonly File[] };

/** Makes a draft of a document that is already in the portal, and opens it in case processing. */
export function useFileOwn() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [send, { isLoading }] = useFileOwnDocumentMutation();
  const [isSending, setSending] = useState(false);
  /** Resolves to whether there is a draft. `additional` are supporting documents that are not in the portal yet. */
  const file = async (
    kind: 'analysis' | 'generated',
    id: string,
    { choices = {}, additional = [] }: With = {},
  ): Promise<boolean> => {
    const reply = await send({ kind, id, ...choices });
    if (reply.error) {
      toast.error(errorText(reply.error));
      return false;
    }
    if (additional.length > 0) {
      setSending(true);
      const problem = await dispatch(sendAttachments(reply.data.filing_id, additional));
      setSending(false);
      if (problem) toast.error(problem.error || t('filings.supporting.failed'));
    }
    void navigate(pathTo.draft(reply.data.filing_id));
    return true;
  };
  return { file, isFiling: isLoading || isSending };
}
