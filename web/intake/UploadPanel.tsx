import { LoaderCircle, Play, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { maxAdditionalDocuments } from '#domain/documents/fileFormats';
import { errorText } from '#web/calls/errorText.ts';
import { CheckProgress } from '#web/filings/AnalysisProgress.tsx';
import { ChosenFile } from '#web/filings/ChosenFile.tsx';
import { chooseFiles } from '#web/filings/chosenFiles.ts';
import { FileButton } from '#web/filings/FileButton.tsx';
import { useGoodFiles } from '#web/filings/useGoodFiles.ts';
import { Button } from '#web/ui/Button.tsx';
import { lazily } from '#web/ui/lazily.tsx';
import { Note } from '#web/ui/Note.tsx';
import { toast } from '#web/ui/toast.ts';
import { CourtChoices } from './CourtChoices.tsx';
import { FileDropArea } from './FileDropArea.tsx';
import { type CheckFirst, useCheckFirst } from './useCheckFirst.ts';
import { useFileChosen } from './useFileChosen.ts';

const LimitHint = lazily(async () => (await import('#web/uploads/LimitHint.tsx')).LimitHint, null);

type Props = {
  onFiled: (filingId: string) => void;
  /** Called when the documents were checked and not filed, with the ID of the analysis. */
  onChecked: (analysisId: string) => void;
};
type Chosen = ReturnType<typeof useFileChosen>;

/** The upload panel of case processing: one main document, up to two more, and the three selectors. */
export function UploadPanel({ onFiled, onChecked }: Props) {
  const { t } = useTranslation();
  const chosen = useFileChosen(onFiled);
  const first = useCheckFirst(chosen, onChecked);
  const goodOf = useGoodFiles();
  const { main, additional } = chosen;

  const take = (files: FileList | null) => {
    const good = goodOf(files);
    const [lead, ...rest] = main ? [main, ...good] : good;
    const more = [...additional, ...rest];
    if (more.length > maxAdditionalDocuments) toast.error(t('filings.upload.tooMany'));
    chooseFiles({ main: lead ?? null, additional: more.slice(0, maxAdditionalDocuments) });
  };

  return (
    <section className="panel" aria-labelledby="upload-heading">
      <header>
        <h2 id="upload-heading">{t('filings.upload.heading')}</h2>
      </header>
      <div className="body stack">
        <FileDropArea main={main} onFiles={take} />
        <ChosenFiles chosen={chosen} />
        {main && additional.length < maxAdditionalDocuments && (
          <FileButton quiet multiple label={t('filings.upload.addAdditional')} onFiles={take} />
        )}
        <LimitHint />
        <CourtChoices choices={chosen.choices} />
        <UploadActions chosen={chosen} first={first} />
        <CheckOutcome name={main?.name} first={first} />
        <p className="small muted">{t('filings.upload.filesHint')}</p>
      </div>
    </section>
  );
}

/** The selected files, each with a button that removes it. */
function ChosenFiles({ chosen: { main, additional, busy } }: { chosen: Chosen }) {
  const { t } = useTranslation();
  return (
    <>
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
    </>
  );
}

/** Files the documents, or checks them first. */
function UploadActions({ chosen: { busy, file }, first }: { chosen: Chosen; first: CheckFirst }) {
  const { t } = useTranslation();
  return (
    <div className="row wrap">
      <button
        type="button"
        className="btn primary"
        onClick={() => void file()}
        disabled={busy || first.isChecking}
        aria-busy={busy}
      >
        {busy ? <LoaderCircle className="i spin" aria-hidden /> : <Play className="i" aria-hidden />}
        {busy ? t('filings.upload.analyzing') : t('filings.upload.analyze')}
      </button>
      <Button busy={first.isChecking} onClick={() => void first.check()}>
        <ShieldCheck className="i" aria-hidden />
        {t('checks.before.check')}
      </Button>
    </div>
  );
}

/** The progress of the check before filing, or why it failed. */
function CheckOutcome({ name, first }: { name: string | undefined; first: CheckFirst }) {
  const { t } = useTranslation();
  const { isChecking, steps, failure, isCutOff } = first;
  return (
    <>
      {isChecking && (
        <>
          <p className="small" role="status">
            {t('checks.before.checking', { name })}
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
    </>
  );
}
