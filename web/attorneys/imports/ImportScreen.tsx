import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { writeCount } from '#domain/text/writeCount';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { ImportColumns } from './ImportColumns.tsx';
import { ImportHead } from './ImportHead.tsx';
import { ImportNotes } from './ImportNotes.tsx';
import { ImportRows } from './ImportRows.tsx';
import { isRunning, useFollowedImport } from './useFollowedImport.ts';

/** /attorneys/imports/{id}: an import with its columns and rows, from the preview until it is undone. */
export function ImportScreen() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const { data, error } = useFollowedImport(id);
  if (!data) {
    return (
      <>
        <PageHead title={t('titles.rosterImport')} />
        <CallFailure error={error} />
        {!error && <Skeleton lines={6} />}
      </>
    );
  }
  const percent = data.total === 0 ? 0 : Math.round((data.done / data.total) * 100);
  return (
    <>
      <ImportHead found={data} />
      {isRunning(data.state) && (
        <div aria-live="polite">
          <ProgressBar
            label={t(`attorneys.imports.progress.${data.state}`)}
            value={data.done}
            max={Math.max(1, data.total)}
            words={
              data.state === 'reading'
                ? t('attorneys.imports.percent', { percent })
                : t('attorneys.imports.rowsDone', { done: writeCount(data.done), total: writeCount(data.total) })
            }
          />
        </div>
      )}
      <ImportNotes found={data} />
      {(data.state === 'ready' || data.state === 'failed') && <ImportColumns key={data.version} found={data} />}
      {(data.state === 'ready' || data.state === 'applied' || data.state === 'undone') && (
        <div className="below">
          <ImportRows found={data} />
        </div>
      )}
    </>
  );
}
