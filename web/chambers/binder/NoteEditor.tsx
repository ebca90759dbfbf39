import { Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { BinderNote } from '#contract/binders';
import { highlightColors } from '#domain/chambers/binder/noteKinds';
import { errorText } from '#web/calls/errorText.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { toast } from '#web/ui/toast.ts';
import { discardUnsent } from '../offline/discardUnsent.ts';
import { useOfflineState } from '../offline/offlineState.ts';
import styles from './BinderNotesPane.module.css';
import { useRemoveBinderNoteMutation } from './bindersApi.ts';
import { useAutosave } from './useAutosave.ts';

type Props = { hearing: string; note: BinderNote; onClose: () => void };

/** One note while it is written; it is saved while the judge types. */
export function NoteEditor({ hearing, note, onClose }: Props) {
  const { t } = useTranslation();
  const { unsent, offlineSince } = useOfflineState();
  const conflict = unsent[hearing]?.find(({ note_id }) => note_id === note.id)?.conflict;
  const saving = useAutosave(hearing, note, conflict);
  const { edited, change, state, failure, other, keepMine, version } = saving;
  const keepOther = async () => {
    saving.keepOther();
    if (conflict) await discardUnsent(hearing, note.id);
  };
  const [remove] = useRemoveBinderNoteMutation();
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);
  return (
    <div className={`${styles.editor} stack`} ref={form}>
      <TextArea
        label={t('chambers.binder.noteText')}
        value={edited.text}
        optional
        rows={4}
        maxLength={20_000}
        readOnly={conflict !== undefined && other !== null}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
        }}
        onChange={(text) => change({ text })}
      />
      <Segmented
        label={t('chambers.binder.color')}
        options={highlightColors.map((value) => ({ value, label: t(`chambers.binder.colors.${value}`) }))}
        value={edited.color}
        onChange={(value) => change({ color: highlightColors.find((one) => one === value) ?? 'yellow' })}
      />
      <Checkbox
        label={t('chambers.binder.share')}
        checked={edited.audience === 'chambers'}
        onChange={(isShared) => change({ audience: isShared ? 'chambers' : 'judge' })}
      />
      {other && (
        <Note tone="warn">
          {t(conflict ? 'chambers.offline.otherDevice' : 'chambers.binder.otherTab')} <q>{other.text}</q>
          <span className={styles.foot}>
            <Button dense onClick={keepMine}>
              {t('chambers.binder.keepMine')}
            </Button>
            <Button dense onClick={() => void keepOther()}>
              {t('chambers.binder.keepOther')}
            </Button>
          </span>
        </Note>
      )}
      <div className={styles.foot}>
        <span className="muted small" aria-live="polite">
          {state === 'failed' && !other
            ? failure
            : state === 'saved' && offlineSince !== null
              ? t('chambers.offline.savedHere')
              : t(`chambers.binder.noteState.${state}`)}
        </span>
        {state === 'failed' && !other && (
          <Button dense onClick={keepMine}>
            {t('chambers.binder.saveAgain')}
          </Button>
        )}
        <Button
          kind="danger"
          dense
          onClick={async () => {
            const { error } = await remove({ id: note.id, version: version() });
            if (error) toast.error(errorText(error));
            else onClose();
          }}
        >
          <Trash2 className="i" aria-hidden />
          {t('chambers.binder.removeNote')}
        </Button>
        <Button dense onClick={onClose}>
          {t('chambers.binder.closeNote')}
        </Button>
      </div>
    </div>
  );
}
