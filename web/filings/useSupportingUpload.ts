import { useTranslation } from 'react-i18next';
import type { FilingDetails } from '#contract/filings';
import type { CallError } from '#web/calls/CallError.ts';
import { session } from '#web/session/session.ts';
import { useAppDispatch, useAppSelector } from '#web/store.ts';
import { toast } from '#web/ui/toast.ts';
import { filingsApi } from './filingsApi.ts';
import { uploadingChanged } from './filingsSlice.ts';
import { sendAttachments } from './sendAttachments.ts';

/** Sends supporting documents for a filing; `upload` resolves to whether they were received. */
export function useSupportingUpload({ id }: FilingDetails) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const busy = useAppSelector((state) => state.filings.uploading);
  const fail = (why: string): false => {
    toast.error(why);
    return false;
  };
  const upload = async (files: readonly File[]): Promise<boolean> => {
    if (!session.token()) return fail(t('filings.supporting.notReady'));
    if (files.length === 0) return fail(t('filings.supporting.missing'));
    dispatch(uploadingChanged(true));
    const problem = await dispatch(sendAttachments(id, files));
    dispatch(uploadingChanged(false));
    if (problem) return fail(errorOf(problem) ?? t('filings.supporting.failed'));
    toast.success(t('filings.supporting.sent'));
    dispatch(filingsApi.util.invalidateTags(['Draft', 'Drafts', 'Filings', { type: 'Filing', id }]));
    return true;
  };
  return { upload, busy };
}

/** The error text of a failed upload: the first of `error`, `message`, and `detail`. */
function errorOf({ error, message, detail }: CallError & { message?: unknown; detail?: unknown }): string | undefined {
  return [error, message, detail].find((text): text is string => typeof text === 'string' && text !== '');
}
