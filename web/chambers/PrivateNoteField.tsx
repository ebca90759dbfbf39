import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PrivateNote } from '#contract/chambers';
import { type CallError, fieldProblems } from '#web/calls/CallError.ts';
import { errorText } from '#web/calls/errorText.ts';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import chambersStyles from './chambers.module.css';
import { useSavePrivateNoteMutation } from './chambersApi.ts';
import styles from './PrivateNoteField.module.css';

type Props = { label: string; about: { hearing_id: string } | { case_id: string }; note: PrivateNote | null };

/** The judge's private note. Input is kept until it is saved, whatever data arrives from the server. */
export function PrivateNoteField({ label, about, note }: Props) {
  const format = useFormat();
  const { t } = useTranslation();
  const [typed, setTyped] = useState<string | null>(null);
  // The version on which the input is based, so that the server detects a concurrent change.
  const [begunFrom, setBegunFrom] = useState(0);
  const [failure, setFailure] = useState<CallError | null>(null);
  const [save, { isLoading }] = useSavePrivateNoteMutation();
  const version = note?.version ?? 0;
  const type = (text: string) => {
    if (typed === null) setBegunFrom(version);
    setTyped(text);
  };

  const send = async () => {
    const reply = await save({ ...about, text: typed ?? '', version: begunFrom });
    if (reply.error) {
      const failed = reply.error as CallError;
      const current = (failed.details as { version?: number } | undefined)?.version;
      if (failed.code === 'changed_meanwhile' && current !== undefined) setBegunFrom(current);
      return setFailure(failed);
    }
    setFailure(null);
    setTyped(null);
  };

  const other = (failure?.details as { current?: PrivateNote | null } | undefined)?.current;
  return (
    <div className="stack">
      <TextArea
        label={label}
        value={typed ?? note?.text ?? ''}
        onChange={type}
        problem={failure ? fieldProblems(failure).text : undefined}
        optional
        rows={5}
      />
      {failure && !fieldProblems(failure).text && (
        <div role="alert">
          <Note tone="warn">
            {errorText(failure)}
            {other && <span className={chambersStyles.noteOther}>{other.text}</span>}
          </Note>
        </div>
      )}
      <div className={styles.noteFoot}>
        <Button dense busy={isLoading} disabled={typed === null} onClick={() => void send()}>
          {t('chambers.saveNote')}
        </Button>
        <span className="muted small" aria-live="polite">
          {typed === null && note && t('chambers.savedAt', { at: format.moment(note.updated_at) })}
          {typed !== null && t('chambers.unsaved')}
        </span>
      </div>
    </div>
  );
}
