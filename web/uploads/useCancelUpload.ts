import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Upload } from '#contract/uploads';
import { useAppDispatch } from '#web/store.ts';
import { toast } from '#web/ui/toast.ts';
import { cancelUpload } from './cancelUpload.ts';
import type { RunningUpload } from './runningUploads.ts';
import { uploadsApi } from './uploadsApi.ts';

/** Cancels an upload of this window, or one that waits from an earlier visit. */
export function useCancelUpload(sending: RunningUpload | null, upload: Upload | null) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const [isBusy, setBusy] = useState(false);
  const go = async () => {
    if (sending) sending.cancel();
    else {
      setBusy(true);
      const gone = await cancelUpload(upload!.id);
      setBusy(false);
      if (!gone) toast.error(t('uploads.cancelFailed'));
    }
    dispatch(uploadsApi.util.invalidateTags(['Uploads']));
  };
  return { isBusy, go };
}
