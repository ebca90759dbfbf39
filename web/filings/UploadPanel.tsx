import { LoaderCircle, Play, ShieldCheck } from 'lucide-react';
import { type DragEvent, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { caseTypes, courtLevels, jurisdictions } from '#domain/courts/choices';
import { maxAdditionalDocuments } from '#domain/documents/fileFormats';
import { useAnalyzeOwn } from '#web/courtdoc/useAnalyzeOwn.ts';
import { errorText } from '#web/errorText.ts';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { toast } from '#web/ui/toast.ts';
import { CheckProgress } from './AnalysisProgress.tsx';
import { ChoiceSelect } from './ChoiceSelect.tsx';
import { ChosenFile } from './ChosenFile.tsx';
import { checkFile, formatBytes } from './checkFile.ts';
import { chooseFiles } from './chosenFiles.ts';
import { FileButton } from './FileButton.tsx';
import { useFileChosen } from './useFileChosen.ts';

type Props = {
  onFiled: (filingId: string) => void;
  /** The documents were checked and not filed: the analysis's identifier. */
  onChecked: (analysisId: string) => void;
};

/** The upload panel of case processing: one main document, up to two more, and the three selectors. */
export function UploadPanel({ onFiled, onChecked }: Props) {
  const { t } = useTranslation();
  const { main, additional, choices, busy, file } = useFileChosen(onFiled);
  const [over, setOver] = useState(false);
  const { analyze, isLoading: isChecking, steps, error } = useAnalyzeOwn();
  const [checked, setChecked] = useState<File | null>(null);
  // Once another file is chosen, or this one is sent, the notice would no longer be true.
  const failure = checked === main && !busy ? error : null;

  const take = (files: FileList | File[] | null) => {
    const good = [...(files ?? [])].filter((file) => {
      const problem = checkFile(file);
      if (problem)
        toast.error(t(`filings.upload.problem.${problem}`, { name: file.name, size: formatBytes(file.size) }));
      return !problem;
    });
    const [first, ...rest] = main ? [main, ...good] : good;
    const more = [...additional, ...rest];
    if (more.length > maxAdditionalDocuments) toast.error(t('filings.upload.tooMany'));
    chooseFiles({ main: first ?? null, additional: more.slice(0, maxAdditionalDocuments) });
  };

  const checkFirst = async () => {
    if (!main) {
      toast.error(t('filings.upload.mainMissing'));
      return;
    }
    setChecked(main);
    const reply = await analyze({ document: main, supporting_documents: additional, ...choices });
    if ('analysis' in reply) onChecked(reply.analysis.id);
  };

  const isCutOff = failure?.status === 0 && !navigator.onLine;
  const checkAgain = useEffectEvent(checkFirst);
  useEffect(() => {
    if (!isCutOff) return;
    const online = () => void checkAgain();
    window.addEventListener('online', online);
    return () => window.removeEventListener('online', online);
  }, [isCutOff]);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };

  return (
    <section className="panel" aria-labelledby="upload-heading">
      <header>
        <h2 id="upload-heading">{t('filings.upload.heading')}</h2>
      </header>
      <div className="body stack">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra way in; the button inside is the accessible one */}
        <div
          className={over ? 'drop is-over' : 'drop'}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <FileButton
            label={main ? t('filings.upload.replaceMain') : t('filings.upload.chooseMain')}
            onFiles={(files) => {
              if (files?.[0] && checkFile(files[0]) === null) chooseFiles({ main: files[0] });
              else take(files);
            }}
          />
          <p className="small">{t('filings.upload.rules')}</p>
        </div>
        {main && (
          <ChosenFile
            file={main}
            kind={t('filings.upload.main')}
            onRemove={() => chooseFiles({ main: null })}
            disabled={busy}
          />
        )}
        {additional.map((file, index) => (
          <ChosenFile
            key={`${file.name}-${file.lastModified}-${file.size}`}
            file={file}
            kind={t('filings.upload.additional')}
            onRemove={() => chooseFiles({ additional: additional.filter((_, other) => other !== index) })}
            disabled={busy}
          />
        ))}
        {main && additional.length < maxAdditionalDocuments && (
          <FileButton quiet multiple label={t('filings.upload.addAdditional')} onFiles={take} />
        )}
        <div className="form-grid">
          <ChoiceSelect
            name="court_level"
            options={courtLevels}
            value={choices.court_level}
            onChange={(court_level) => chooseFiles({ choices: { ...choices, court_level } })}
          />
          <ChoiceSelect
            name="jurisdiction"
            options={jurisdictions}
            value={choices.jurisdiction}
            onChange={(jurisdiction) => chooseFiles({ choices: { ...choices, jurisdiction } })}
          />
          <ChoiceSelect
            name="case_type"
            options={caseTypes}
            value={choices.case_type}
            onChange={(case_type) => chooseFiles({ choices: { ...choices, case_type } })}
          />
        </div>
        <div className="row wrap">
          <button
            type="button"
            className="btn primary"
            onClick={() => void file()}
            disabled={busy || isChecking}
            aria-busy={busy}
          >
            {busy ? <LoaderCircle className="i spin" aria-hidden /> : <Play className="i" aria-hidden />}
            {busy ? t('filings.upload.analyzing') : t('filings.upload.analyze')}
          </button>
          <Button busy={isChecking} onClick={() => void checkFirst()}>
            <ShieldCheck className="i" aria-hidden />
            {t('checks.before.check')}
          </Button>
        </div>
        {isChecking && (
          <>
            <p className="small" role="status">
              {t('checks.before.checking', { name: main?.name })}
            </p>
            <CheckProgress steps={steps} />
          </>
        )}
        {failure && (
          <div role="alert">
            <Note tone="warn">
              <p>{t(isCutOff ? 'checks.before.offline' : 'checks.before.failed')}</p>
              {!isCutOff && <p className="small">{errorText(failure, '')}</p>}
            </Note>
          </div>
        )}
        <p className="small muted">{t('filings.upload.filesHint')}</p>
      </div>
    </section>
  );
}
