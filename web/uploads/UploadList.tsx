import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Upload } from '#contract/uploads';
import { Panel } from '#web/ui/Panel.tsx';
import { type RunningUpload, useRunningUploads } from './runningUploads.ts';
import styles from './UploadList.module.css';
import { UploadRow } from './UploadRow.tsx';
import { useListUploadsQuery } from './uploadsApi.ts';
import { useSentElsewhere } from './useSentElsewhere.ts';

type Props = {
  /** Which uploads belong to the screen. */
  of: (upload: Pick<Upload, 'purpose' | 'filing_id'>) => boolean;
};

/** How often the list is requested while there are uploads. */
const everyMs = 3000;

/** The user's unfinished uploads: of this window, of others, and of an earlier visit. Nothing is shown without any. */
export function UploadList({ of }: Props) {
  const { t } = useTranslation();
  const running = useRunningUploads().filter(of);
  const [isBusy, setBusy] = useState(false);
  const { data } = useListUploadsQuery(undefined, { pollingInterval: isBusy ? everyMs : 0 });
  const listed = (data?.uploads ?? []).filter((upload) => upload.state !== 'taken' && of(upload));
  const rows = rowsOf(running, listed);
  if (rows.length > 0 !== isBusy) setBusy(rows.length > 0);
  const elsewhere = useSentElsewhere(listed.map(({ id }) => id));
  if (rows.length === 0) return null;
  return (
    <div className={styles.uploads}>
      <Panel title={t('uploads.heading')} padded={false}>
        <ul>
          {rows.map(({ sending, upload }) => (
            <UploadRow
              key={upload?.id ?? sending!.key}
              sending={sending}
              upload={upload}
              isElsewhere={sending === null && upload !== null && elsewhere.has(upload.id)}
            />
          ))}
        </ul>
      </Panel>
    </div>
  );
}

type Row = { sending: RunningUpload | null; upload: Upload | null };

/** Those that this window sends, with what the portal knows of them, before the others. */
function rowsOf(running: readonly RunningUpload[], listed: readonly Upload[]): Row[] {
  const own = running.map((sending) => ({ sending, upload: listed.find(({ id }) => id === sending.id) ?? null }));
  const sent = new Set(running.map(({ id }) => id));
  return [...own, ...listed.filter(({ id }) => !sent.has(id)).map((upload) => ({ sending: null, upload }))];
}
