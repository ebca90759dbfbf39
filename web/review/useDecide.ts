import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CallError, fieldProblems } from '#web/CallError.ts';
import { errorText } from '#web/errorText.ts';
import { settleFields } from '#web/filings/fields/settleFields.ts';
import { useAppDispatch } from '#web/store.ts';
import { type Deciding, useDecideFilingMutation } from './reviewApi.ts';

/** Sends a decision; what the server refuses stays with its fields, and nothing typed is lost. */
export function useDecide(onDecided: () => void) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const [decide, { isLoading }] = useDecideFilingMutation();
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const send = async (decision: Deciding) => {
    setFailure(null);
    setProblems({});
    // What the clerk confirmed or corrected a moment ago comes first; the decision is on the filing as it then is.
    const version = await dispatch(settleFields(decision.id));
    if (version === null) return setFailure(t('review.unsavedFields'));
    const reply = await decide({ ...decision, version: Math.max(version, decision.version) });
    if (reply.error) {
      const failed = reply.error as CallError;
      setProblems(fieldProblems(failed));
      return setFailure(errorText(failed));
    }
    onDecided();
  };
  const mended = (field: string) => setProblems(({ [field]: _mended, ...others }) => others);
  return { send, isLoading, problems, failure, mended };
}
