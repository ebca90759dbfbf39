import { useTranslation } from 'react-i18next';
import { beginBatchUpload, uploadBatch } from '#contract/batches';
import type { Given } from '#web/calls/Given.ts';
import { type SentFiles, sendFiles } from '#web/calls/sendFiles.ts';
import { useAppDispatch } from '#web/store.ts';
import { goesInParts } from '#web/uploads/partSizes.ts';
import { sendInParts } from '#web/uploads/sendInParts.ts';
import { counterApi } from '../counterApi.ts';

/** Sends a batch: a small one is divided immediately, a large one in parts and then by a job whose state the list shows. */
export function useSendBatch() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  return async (input: Given<typeof uploadBatch>): Promise<SentFiles<typeof uploadBatch>> => {
    const { received_on, received_at_time } = input;
    const file = input.batch as File;
    if (!goesInParts(file)) return sendFiles(uploadBatch, input);
    const metadata = { received_on, received_at_time };
    const { data, error } = await dispatch(sendInParts(file, { begin: beginBatchUpload, metadata }));
    if (error) return { error };
    if (!data) return { error: { status: 0, error: t('uploads.canceled') } };
    const first = { page: 1 };
    const asked = counterApi.endpoints.listBatches.initiate(first, { forceRefetch: true, subscribe: false });
    const batch = (await dispatch(asked)).data?.results.find(({ id }) => id === data.result_id);
    if (!batch) return { error: { status: 0, error: '' } };
    return { data: { message: t('counter.batches.received', { name: file.name }), batch } };
  };
}
