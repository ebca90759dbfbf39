import { useTranslation } from 'react-i18next';
import type { FilingDetails } from '#contract/filings';
import { session } from '#web/identity/session.ts';
import { useAppDispatch, useAppSelector } from '#web/store.ts';
import { toast } from '#web/ui/toast.ts';
import { filingsApi } from './filingsApi.ts';
import { uploadingChanged } from './filingsSlice.ts';
import { sendForm } from './sendForm.ts';

/** An upload of a supporting document times out after 30 seconds. */
const supportingTimeout = 30_000;

/** Sends supporting documents of a filing; `upload` resolves to whether they arrived. */
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
    const form = new FormData();
    for (const file of files) form.append('supporting_document', file);
    dispatch(uploadingChanged(true));
    const reply = await sendForm('PUT', `/api/documents/analyze/${id}/supporting`, form, {
      timeout: supportingTimeout,
    }).catch(() => ({ status: 0, body: {} as Record<string, unknown> }));
    dispatch(uploadingChanged(false));
    if (reply.status !== 200 && reply.status !== 201)
      return fail(errorOf(reply.body) ?? t('filings.supporting.failed'));
    toast.success(typeof reply.body.message === 'string' ? reply.body.message : t('filings.supporting.succeeded'));
    dispatch(filingsApi.util.invalidateTags(['Filings', { type: 'Filing', id }]));
    return true;
  };
  return { upload, busy };
}

/** The error text of a failed upload: the first of `error`, `message`, and `detail`. */
function errorOf(body: Record<string, unknown>): string | undefined {
  return [body.error, body.message, body.detail].find(
    (text): text is string => typeof text === 'string' && text !== '',
  );
}
