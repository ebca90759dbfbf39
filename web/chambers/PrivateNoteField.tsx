import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type PrivateNote, savePrivateNote } from '#contract/chambers';
import { FormFailure } from '#web/forms/FormFailure.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import chambersStyles from './chambers.module.css';
import { useSavePrivateNoteMutation } from './chambersApi.ts';
import styles from './PrivateNoteField.module.css';

type Props = { label: string; about: { hearing_id: string } | { case_id: string }; note: PrivateNote | null };
/** The note on the server, if it has changed since the version on which the input is based. */
type Changed = { version?: number; current?: PrivateNote | null };

/** The judge's private note. Input is kept until it is saved, whatever data arrives from the server. */
export function PrivateNoteField({ label, about, note }: Props) {
  const format = useFormat();
  const { t } = useTranslation();
  // The version on which the input is based, so that the server detects a concurrent change.
  const [begunFrom, setBegunFrom] = useState(0);
  const [changed, setChanged] = useState<Changed>({});
  const [save] = useSavePrivateNoteMutation();
  const form = useContractForm(savePrivateNote, {
    defaults: { text: note?.text ?? '' },
    toInput: ({ text }) => ({ ...about, text, version: begunFrom }),
    send: save,
    onRefused: ({ code, details }) => {
      if (code !== 'changed_meanwhile') return;
      const found = details as Changed;
      setChanged(found);
      if (found.version !== undefined) setBegunFrom(found.version);
    },
  });
  const text = form.field('text');
  const type = (typed: string) => {
    if (!form.isDirty) setBegunFrom(note?.version ?? 0);
    text.onChange(typed);
  };
  return (
    <form className="stack" {...form.props}>
      <TextArea label={label} {...text} onChange={type} optional rows={5} />
      <FormFailure>
        {form.failure && (
          <>
            {form.failure}
            {changed.current && <span className={chambersStyles.noteOther}>{changed.current.text}</span>}
          </>
        )}
      </FormFailure>
      <div className={styles.noteFoot}>
        <Button type="submit" dense busy={form.isSending} disabled={!form.isDirty}>
          {t('chambers.saveNote')}
        </Button>
        <span className="muted small" aria-live="polite">
          {!form.isDirty && note && t('chambers.savedAt', { at: format.moment(note.updated_at) })}
          {form.isDirty && t('chambers.unsaved')}
        </span>
      </div>
    </form>
  );
}
