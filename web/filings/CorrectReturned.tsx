import { Send } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FilingDetails } from '#contract/filings';
import { useAppDispatch } from '#web/store.ts';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { toast } from '#web/ui/toast.ts';
import { checkFile, formatBytes } from './checkFile.ts';
import { FileButton } from './FileButton.tsx';
import { filingsApi } from './filingsApi.ts';
import { sendForm } from './sendForm.ts';

/** The filer sends the corrected document in place of the returned one. What was chosen stays when sending fails. */
export function CorrectReturned({ filing }: { filing: FilingDetails }) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const [file, setFile] = useState<File | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const choose = (files: FileList | null) => {
    const chosen = files?.[0];
    if (!chosen) return;
    const wrong = checkFile(chosen);
    setProblem(
      wrong ? t(`filings.upload.problem.${wrong}`, { name: chosen.name, size: formatBytes(chosen.size) }) : null,
    );
    if (!wrong) setFile(chosen);
  };
  const send = async () => {
    if (!file) return setProblem(t('filings.correct.missing'));
    setBusy(true);
    setProblem(null);
    const form = new FormData();
    form.append('main_document', file);
    const reply = await sendForm('PUT', `/api/documents/${filing.id}/correction/`, form).catch(() => ({
      status: 0,
      body: {} as Record<string, unknown>,
    }));
    setBusy(false);
    if (reply.status !== 200) {
      return setProblem(typeof reply.body.error === 'string' ? reply.body.error : t('common.unexpectedError'));
    }
    setFile(null);
    toast.success(String(reply.body.message));
    dispatch(filingsApi.util.invalidateTags(['Filings', 'Review', { type: 'Filing', id: filing.id }]));
  };

  return (
    <div className="stack">
      {problem && (
        <div role="alert">
          <Note tone="warn">{problem}</Note>
        </div>
      )}
      {file && (
        <p>
          {file.name} · {formatBytes(file.size)}
        </p>
      )}
      <div className="row wrap">
        <FileButton label={t('filings.correct.choose')} onFiles={choose} />
        <Button kind="primary" dense busy={busy} onClick={() => void send()}>
          <Send className="i" aria-hidden />
          {t('filings.correct.send')}
        </Button>
      </div>
    </div>
  );
}
