import { FolderDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CaseDetails } from '#contract/cases';
import { saveDocketDownload } from '#contract/docketDownloads';
import { numberFormat } from '#domain/intl/formats';
import { addressOfCall } from '#web/calls/buildRequest.ts';
import { errorText } from '#web/calls/errorText.ts';
import { saveFile } from '#web/calls/saveFile.ts';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';
import { toast } from '#web/ui/toast.ts';
import styles from './CaseDocket.module.css';
import { useReadDocketDownloadQuery, useStartDocketDownloadMutation } from './docketApi.ts';

const everyMs = 2_000;
const megabytes = numberFormat({ maximumFractionDigits: 1 });

/** The documents of a case in one file: a job makes it, and its progress and result remain when the person returns. */
export function DownloadDocuments({ found }: { found: CaseDetails }) {
  const format = useFormat();
  const { t } = useTranslation();
  const { id, case_number } = found;
  const { data } = useReadDocketDownloadQuery({ id });
  const download = data?.data ?? null;
  const isMaking = download?.state === 'queued' || download?.state === 'running';
  useReadDocketDownloadQuery({ id }, { pollingInterval: everyMs, skip: !isMaking });
  const [start, { isLoading }] = useStartDocketDownloadMutation();
  const begin = async () => {
    const reply = await start({ id });
    if (reply.error) toast.error(errorText(reply.error));
  };
  const save = async (download_id: string) => {
    const name = t('cases.download.fileName', { number: case_number });
    await saveFile(addressOfCall(saveDocketDownload, { id: download_id }), name).catch((error: unknown) =>
      toast.error(errorText(error)),
    );
  };
  return (
    <div className={styles.download} aria-live="polite">
      {!isMaking && (
        <Button busy={isLoading} onClick={() => void begin()}>
          <FolderDown className="i" aria-hidden />
          {t(download ? 'cases.download.again' : 'cases.download.start')}
        </Button>
      )}
      {isMaking && (
        <ProgressBar
          label={t('cases.download.making')}
          value={download.done}
          max={Math.max(1, download.total ?? 1)}
          words={
            download.total === null ? '' : t('cases.download.progress', { done: download.done, count: download.total })
          }
        />
      )}
      {download?.state === 'ready' && (
        <>
          <Button kind="primary" onClick={() => void save(download.id)}>
            {t('cases.download.save', { size: megabytes.format((download.file_size ?? 0) / 1_000_000) })}
          </Button>
          <span className="small muted">
            {t('cases.download.until', { count: download.done, moment: format.moment(download.expires_at) })}
          </span>
        </>
      )}
      {download?.state === 'failed' && (
        <span className="small">{t(`cases.download.failed.${download.failure ?? 'fault'}`)}</span>
      )}
    </div>
  );
}
