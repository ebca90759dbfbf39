import { skipToken } from '@reduxjs/toolkit/query';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { OwnCheck } from '#web/courtdoc/analysis/OwnCheck.tsx';
import { useReadOwnAnalysisQuery } from '#web/courtdoc/courtdocApi.ts';
import { errorText } from '#web/errorText.ts';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { CompletenessBadge } from './CompletenessBadge.tsx';

type Props = {
  /** Of the analysis without filing. */
  id: string;
  onClose: () => void;
};

/** What the court's rules say of the documents that are about to be filed. Nobody but the filer sees it. */
export function PreCheck({ id, onClose }: Props) {
  const { t } = useTranslation();
  const isId = /^[0-9a-f-]{36}$/i.test(id);
  const { data, error } = useReadOwnAnalysisQuery(isId ? id : skipToken);
  return (
    <Panel
      title={t('checks.before.heading')}
      aside={data && <CompletenessBadge complete={data.is_complete} />}
      actions={
        <>
          {data && <span className="muted clip">{data.document_name}</span>}
          <Button kind="quiet" dense iconOnly onClick={onClose} aria-label={t('common.close')}>
            <X className="i" aria-hidden />
          </Button>
        </>
      }
      padded={false}
    >
      {data ? (
        <OwnCheck analysis={data} />
      ) : (
        <div className="body">
          {error || !isId ? (
            <div role="alert">
              <Note tone="warn">{isId ? errorText(error) : t('courtdoc.analysis.gone')}</Note>
            </div>
          ) : (
            <Skeleton lines={8} />
          )}
        </div>
      )}
    </Panel>
  );
}
