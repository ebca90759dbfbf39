import { useTranslation } from 'react-i18next';
import type { Upload } from '#contract/uploads';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { ContinueButton } from './ContinueButton.tsx';
import { megabytes } from './megabytes.ts';
import type { RunningUpload } from './runningUploads.ts';
import styles from './UploadRow.module.css';
import { useCancelUpload } from './useCancelUpload.ts';

type Props = { sending: RunningUpload | null; upload: Upload | null; isElsewhere: boolean };

/** One upload: how much of it arrived, why it waits, and what the user can do. */
export function UploadRow({ sending, upload, isElsewhere }: Props) {
  const { t } = useTranslation();
  const cancel = useCancelUpload(sending, upload);
  const name = sending?.file_name ?? upload!.file_name;
  const size = sending?.size ?? upload!.size;
  const done = sending ? Math.max(sending.sent, upload?.received ?? 0) : upload!.received;
  const isOver = upload?.state === 'refused' || upload?.state === 'received' || sending?.state === 'arrived';
  const waits = !sending && !isElsewhere && upload?.state === 'receiving';
  return (
    <li className={styles.upload}>
      <div className="grow">
        <strong className="clip">{name}</strong>
        {!isOver && <progress aria-label={name} max={size} value={done} />}
        <p
          className={sending?.state === 'stopped' || upload?.state === 'refused' ? 'small st bad' : 'small'}
          role="status"
        >
          {!isOver && `${t('uploads.progress', { done: megabytes(done), of: megabytes(size) })} `}
          <StateWords sending={sending} upload={upload} isElsewhere={isElsewhere} />
        </p>
      </div>
      <div className="row wrap">
        {waits && <ContinueButton upload={upload!} />}
        {sending?.state === 'stopped' && (
          <Button dense onClick={sending.retry}>
            {t('uploads.retry')}
          </Button>
        )}
        {(!isOver || upload?.state === 'refused') && !isElsewhere && (
          <Button
            kind="quiet"
            dense
            busy={cancel.isBusy}
            aria-label={t(upload?.state === 'refused' ? 'uploads.removeOf' : 'uploads.cancelOf', { name })}
            onClick={() => void cancel.go()}
          >
            {t(upload?.state === 'refused' ? 'uploads.remove' : 'uploads.cancel')}
          </Button>
        )}
      </div>
    </li>
  );
}

/** What happens with it now, and what the user can do about it. */
function StateWords({ sending, upload, isElsewhere }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  if (upload?.state === 'refused') return upload.failure;
  if (upload?.state === 'received' || sending?.state === 'arrived') return t('uploads.state.arrived');
  if (sending?.state === 'stopped') return sending.problem ?? t('uploads.state.stopped');
  if (sending) return t(`uploads.state.${sending.state}`);
  if (isElsewhere) return t('uploads.state.elsewhere');
  return t('uploads.state.waiting', { until: format.moment(upload!.expires_at) });
}
