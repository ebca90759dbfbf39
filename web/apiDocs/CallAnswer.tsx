import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '#web/ui/Button.tsx';
import { CodeBlock } from '#web/ui/CodeBlock.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Status } from '#web/ui/Status.tsx';
import type { Answered } from './sendCall.ts';

/** The response: status, time, request ID, and the body, which is shown or, for a file, can be saved. */
export function CallAnswer({ answer }: { answer: Answered | 'unreachable' }) {
  const { t } = useTranslation();
  const file = answer === 'unreachable' ? null : answer.file;
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  if (answer === 'unreachable') return <Note tone="warn">{t('apiDocs.try.unreachable')}</Note>;
  const { status, milliseconds, requestId, text, type, fileName } = answer;
  return (
    <div className="stack">
      <p className="row wrap">
        <Status tone={status < 400 ? 'ok' : 'bad'}>{String(status)}</Status>
        <span className="small muted">{t('apiDocs.try.took', { milliseconds })}</span>
        {requestId && <span className="small muted mono">{requestId}</span>}
      </p>
      {text !== null && <CodeBlock label={t('apiDocs.try.answer')} text={text} />}
      {file && address && (
        <a className={buttonClass({})} href={address} download={fileName}>
          <Download className="i" aria-hidden />
          {t('apiDocs.try.save', { file: fileName, type: type.split(';')[0] })}
        </a>
      )}
    </div>
  );
}
