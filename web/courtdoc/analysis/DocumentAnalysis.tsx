import { skipToken } from '@reduxjs/toolkit/query';
import { FileSearch } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { errorText } from '#web/calls/errorText.ts';
import { CheckProgress } from '#web/filings/AnalysisProgress.tsx';
import { ChosenFile } from '#web/filings/ChosenFile.tsx';
import { acceptedTypes, checkFile, formatBytes } from '#web/filings/checkFile.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { FileDrop } from '#web/ui/FileDrop.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { toast } from '#web/ui/toast.ts';
import styles from '../courtdoc.module.css';
import { useReadOwnAnalysisQuery } from '../courtdocApi.ts';
import { useAnalyzeOwn } from '../useAnalyzeOwn.ts';
import type { CourtdocAddress } from '../useCourtdocAddress.ts';
import { OwnAnalysisResult } from './OwnAnalysisResult.tsx';

/** The first tab: reads one document without filing it. The open result is in the address. */
export function DocumentAnalysis({ address }: { address: CourtdocAddress }) {
  const { t } = useTranslation();
  const id = address.query.analysis;
  return (
    <div className={styles.courtdocHalves}>
      <Upload onDone={(analysisId) => address.change({ analysis: analysisId })} />
      <Panel title={t('courtdoc.analysis.result')}>
        {id ? (
          <Result key={id} id={id} />
        ) : (
          <EmptyState icon={FileSearch} title={t('courtdoc.analysis.none')} text={t('courtdoc.analysis.noneText')} />
        )}
      </Panel>
    </div>
  );
}

function Upload({ onDone }: { onDone: (analysisId: string) => void }) {
  const { t } = useTranslation();
  const [file, setFile] = useState<File | null>(null);
  const { analyze, isLoading, error, reset, steps } = useAnalyzeOwn();

  const take = ([first]: File[]) => {
    if (!first) return;
    const problem = checkFile(first);
    if (problem) {
      toast.error(t(`filings.upload.problem.${problem}`, { name: first.name, size: formatBytes(first.size) }));
      return;
    }
    reset();
    setFile(first);
  };
  const send = async () => {
    if (!file) {
      toast.error(t('filings.upload.mainMissing'));
      return;
    }
    const reply = await analyze({ document: file });
    if ('error' in reply) return;
    setFile(null);
    toast.success(t('courtdoc.analysis.done'));
    onDone(reply.analysis.id);
  };

  return (
    <Panel title={t('courtdoc.analysis.heading')}>
      <div className="stack">
        <FileDrop
          title={t('courtdoc.analysis.drop')}
          rules={t('courtdoc.analysis.note')}
          accept={acceptedTypes}
          disabled={isLoading}
          onFiles={take}
        />
        {file && (
          <ChosenFile
            file={file}
            kind={t('courtdoc.analysis.chosen')}
            disabled={isLoading}
            onRemove={() => setFile(null)}
          />
        )}
        <CallFailure error={error}>{t('courtdoc.analysis.nothingKept')}</CallFailure>
        <p className="small muted">{t('courtdoc.analysis.promise')}</p>
        <Button kind="primary" busy={isLoading} onClick={() => void send()}>
          {t(isLoading ? 'courtdoc.analysis.reading' : 'courtdoc.analysis.analyze')}
        </Button>
        {isLoading && (
          <>
            <p className="vh" role="status">
              {t('courtdoc.analysis.reading')}
            </p>
            <CheckProgress steps={steps} />
          </>
        )}
      </div>
    </Panel>
  );
}

function Result({ id }: { id: string }) {
  const { t } = useTranslation();
  const isId = /^[0-9a-f-]{36}$/i.test(id);
  const { data, error } = useReadOwnAnalysisQuery(isId ? { id } : skipToken);
  if (data) return <OwnAnalysisResult analysis={data} />;
  if (error || !isId) {
    return (
      <div role="alert">
        <Note tone="warn">{isId ? errorText(error) : t('courtdoc.analysis.gone')}</Note>
      </div>
    );
  }
  return <Skeleton lines={8} />;
}
