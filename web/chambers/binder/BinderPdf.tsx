import { FileDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { saveBinderDownload } from '#contract/binders';
import { numberFormat } from '#domain/intl/formats';
import { addressOfCall } from '#web/calls/buildRequest.ts';
import { errorText } from '#web/calls/errorText.ts';
import { saveFile } from '#web/calls/saveFile.ts';
import { Button } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/toast.ts';
import { useReadBinderDownloadQuery, useStartBinderDownloadMutation } from './bindersApi.ts';

const everyMs = 1_500;
const megabytes = numberFormat({ maximumFractionDigits: 1 });

/** The binder as one PDF with bookmarks: a job makes it, and it can be saved for a day. */
export function BinderPdf({ hearing, name }: { hearing: string; name: string }) {
  const { t } = useTranslation();
  const { data } = useReadBinderDownloadQuery({ id: hearing });
  const made = data?.data ?? null;
  const isMaking = made?.state === 'queued' || made?.state === 'running';
  useReadBinderDownloadQuery({ id: hearing }, { pollingInterval: everyMs, skip: !isMaking });
  const [start, { isLoading }] = useStartBinderDownloadMutation();
  const begin = async () => {
    const reply = await start({ id: hearing });
    if (reply.error) toast.error(errorText(reply.error));
  };
  const save = (id: string) =>
    saveFile(addressOfCall(saveBinderDownload, { id }), `${name}.pdf`).catch((error: unknown) =>
      toast.error(errorText(error)),
    );
  const left = made?.state === 'ready' ? (made.total ?? 0) - made.done : 0;
  return (
    <span className="row" aria-live="polite">
      {made?.state === 'failed' && (
        <span className="small">{t(`chambers.binder.pdf.failed.${made.failure ?? 'fault'}`)}</span>
      )}
      {left > 0 && <span className="small muted">{t('chambers.binder.pdf.left', { count: left })}</span>}
      {made?.state === 'ready' && (
        <Button dense onClick={() => void save(made.id)}>
          {t('chambers.binder.pdf.save', { size: megabytes.format(Math.max(0.1, (made.file_size ?? 0) / 1_000_000)) })}
        </Button>
      )}
      <Button dense busy={isLoading || isMaking} onClick={() => void begin()}>
        <FileDown className="i" aria-hidden />
        {t(isMaking ? 'chambers.binder.pdf.making' : made ? 'chambers.binder.pdf.again' : 'chambers.binder.pdf.start')}
      </Button>
    </span>
  );
}
