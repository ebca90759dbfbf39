import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { beginBatchUpload } from '#contract/batches';
import { beginUpload, type Upload } from '#contract/uploads';
import { api } from '#web/calls/api.ts';
import { errorText } from '#web/calls/errorText.ts';
import { useAppDispatch } from '#web/store.ts';
import { Button } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/toast.ts';
import { fingerprintOf } from './fingerprintOf.ts';
import { sendInParts } from './sendInParts.ts';

/** After the page was reloaded, the browser needs the file again. The upload continues after the bytes that arrived. */
export function ContinueButton({ upload }: { upload: Upload }) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const input = useRef<HTMLInputElement>(null);
  const go = async (file: File | undefined) => {
    if (!file) return;
    const isSame = file.size === upload.size && (await fingerprintOf(file)) === (upload.fingerprint ?? '');
    if (!isSame) {
      toast.error(t('uploads.otherFile', { name: upload.file_name }));
      return;
    }
    const { id, purpose, envelope_id, filing_id } = upload;
    const begin = purpose === 'batch' ? beginBatchUpload : beginUpload;
    const metadata = { purpose, envelope: envelope_id ?? undefined, filing: filing_id ?? undefined };
    const sent = await dispatch(sendInParts(file, { begin, id, metadata }));
    if (sent.error) toast.error(errorText(sent.error));
    if (!sent.data) return;
    toast.success(t('uploads.added', { name: upload.file_name }));
    dispatch(api.util.invalidateTags(['Counter', 'Draft', 'Drafts', 'Filings', 'Filing']));
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        className="vh"
        tabIndex={-1}
        aria-label={t('uploads.chooseAgainOf', { name: upload.file_name })}
        onChange={(event) => {
          void go(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <Button
        dense
        aria-label={t('uploads.chooseAgainOf', { name: upload.file_name })}
        onClick={() => input.current?.click()}
      >
        {t('uploads.chooseAgain')}
      </Button>
    </>
  );
}
