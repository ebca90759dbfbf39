import { skipToken } from '@reduxjs/toolkit/query';
import { Download, Send, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { missingIn } from '#domain/acceptance/assessCompleteness';
import { errorText } from '#web/calls/errorText.ts';
import { LazyOwnCheck } from '#web/courtdoc/analysis/LazyOwnCheck.tsx';
import { useReadOwnAnalysisQuery } from '#web/courtdoc/courtdocApi.ts';
import { downloadOwn } from '#web/courtdoc/downloadOwn.ts';
import { useFileOwn } from '#web/courtdoc/useFileOwn.ts';
import { CompletenessBadge } from '#web/filings/CompletenessBadge.tsx';
import { forgetChosenFiles } from '#web/filings/chosenFiles.ts';
import { useListOwnFixesQuery } from '#web/fixes/fixesApi.ts';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { toast } from '#web/ui/toast.ts';
import { useBroughtIntoView } from '#web/ui/useBroughtIntoView.ts';
import styles from './PreCheck.module.css';
import { useFileChosen } from './useFileChosen.ts';

type Props = {
  /** ID of the analysis without filing. */
  id: string;
  onClose: () => void;
  onFiled: (filingId: string) => void;
};

/** The findings of the court's rules on documents that are about to be filed. Only the filer sees them. */
export function PreCheck({ id, onClose, onFiled }: Props) {
  const { t } = useTranslation();
  const isId = /^[0-9a-f-]{36}$/i.test(id);
  const { data, error } = useReadOwnAnalysisQuery(isId ? { id } : skipToken);
  const { main, additional, choices, busy, file } = useFileChosen(onFiled);
  const isChosen = data !== undefined && main?.name === data.document_name;
  const fixes = useListOwnFixesQuery(isId ? { id } : skipToken);
  const fixed = fixes.data?.fixes.some(({ state }) => state === 'applied') ?? false;
  const [isHeld, setHeld] = useState(false);
  const kept = useFileOwn();
  const continueToFiling = async () => {
    if (isChosen && !fixed) return file();
    // The server has the checked document, with its fixes; supporting documents are sent after it.
    const isFiled = await kept.file('analysis', id, isChosen ? { choices, additional } : {});
    if (isFiled && isChosen) forgetChosenFiles();
  };
  const download = () =>
    downloadOwn('analysis', id, data!.document_name).catch((reason: Error) => toast.error(reason.message));
  const heading = useBroughtIntoView<HTMLHeadingElement>(data !== undefined || error !== undefined);
  return (
    <section className={`panel ${styles.precheck}`} aria-labelledby="precheck-heading">
      <header className="wrap">
        <h2 id="precheck-heading" ref={heading} tabIndex={-1}>
          {t('checks.before.heading')}
        </h2>
        {data && (
          <CompletenessBadge complete={data.is_complete} missing={missingIn(data.reasons).map(({ words }) => words)} />
        )}
        <div className="end">
          {data && <span className="muted clip">{data.document_name}</span>}
          <Button kind="quiet" dense iconOnly onClick={onClose} aria-label={t('common.close')}>
            <X className="i" aria-hidden />
          </Button>
        </div>
      </header>
      {data ? (
        <>
          <LazyOwnCheck analysis={data} onHeld={setHeld} />
          <footer className="body stack">
            {/* When the check is opened again later, the files are no longer selected; the server still has the
                checked document. */}
            {!isChosen && <p className="small">{t('checks.before.filesKept', { name: data.document_name })}</p>}
            {fixed && <p className="small">{t('checks.before.fixed')}</p>}
            {isHeld && <p className="small">{t('checks.before.held')}</p>}
            <div className="row wrap">
              <Button
                kind="primary"
                busy={busy || kept.isFiling}
                disabled={isHeld}
                onClick={() => void continueToFiling()}
              >
                <Send className="i" aria-hidden />
                {t('checks.before.file')}
              </Button>
              {fixed && (
                <Button onClick={() => void download()}>
                  <Download className="i" aria-hidden />
                  {t('checks.before.saveFixed')}
                </Button>
              )}
            </div>
          </footer>
        </>
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
    </section>
  );
}
