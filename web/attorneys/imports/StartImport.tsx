import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { importLimits } from '#domain/attorneys/imports/importTerms';
import { errorText } from '#web/calls/errorText.ts';
import { requireToken } from '#web/session/requireToken.ts';
import { FileDrop } from '#web/ui/FileDrop.tsx';
import { Note } from '#web/ui/Note.tsx';
import { toast } from '#web/ui/toast.ts';
import { useStartRosterImportMutation } from './importsApi.ts';

/** Takes a roster file, starts its import, and opens it. */
export function StartImport() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string | null>(null);
  const [start, { isLoading }] = useStartRosterImportMutation();
  const refuse = (words: string) => {
    setProblem(words);
    toast.error(words);
  };
  const choose = async ([file]: File[]) => {
    if (!file || !/\.(?:csv|tsv|txt)$/i.test(file.name)) return refuse(t('attorneys.upload.wrongType'));
    if (file.size > importLimits.bytes) return refuse(t('attorneys.imports.tooLarge'));
    if (!requireToken()) return;
    setProblem(null);
    const reply = await start({ file });
    if (reply.error) return refuse(errorText(reply.error));
    navigate(`/attorneys/imports/${reply.data.data.id}`);
  };
  return (
    <>
      <FileDrop
        title={t(isLoading ? 'attorneys.upload.busy' : 'attorneys.upload.title')}
        rules={t('attorneys.imports.rules')}
        accept=".csv,.tsv,.txt"
        disabled={isLoading}
        onFiles={(files) => void choose(files)}
      />
      {problem && (
        <div role="alert">
          <Note tone="warn">{problem}</Note>
        </div>
      )}
    </>
  );
}
