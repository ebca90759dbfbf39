import { TriangleAlert } from 'lucide-react';
import { type KeyboardEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import type { FieldEntry } from './fieldEntries.ts';
import styles from './fields.module.css';
import { type FieldName, isDay, saysTheSame, takesNames } from './fieldValues.ts';
import type { ChangedField } from './fieldWork.ts';

/** The text typed into a field, with the field's current value. */
export type FieldDraft = {
  text: string;
  inForce: string;
  problem: string | undefined;
  /** A change that another person made while this was typed. */
  changed: ChangedField | undefined;
};

type Props = {
  entry: FieldEntry & { editable: FieldName };
  draft: FieldDraft;
  onType: (text: string) => void;
  onSave: () => void;
  onRestore: () => void;
  onFocus: () => void;
  /** The focus left the field without a change. */
  onLeave: () => void;
};

/** A field open for editing in place: Enter saves, Escape restores, and the original reading stays visible. */
export function FieldEditing({ entry, draft, ...on }: Props) {
  const { text, inForce, problem, changed } = draft;
  const { t } = useTranslation();
  const id = useId();
  const isList = takesNames(entry.editable);
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') on.onRestore();
    else if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) on.onSave();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const shared = {
    id,
    value: text,
    'aria-describedby': `${id}-about`,
    'aria-invalid': problem !== undefined,
    onFocus: on.onFocus,
    onKeyDown: press,
  };
  const read = entry.read.map(({ value }) => value).join(' · ');
  return (
    <li
      className={`${styles.fr} ${styles.editing} ${styles.on}`}
      data-row={entry.key}
      onBlur={(event) => {
        const within = event.currentTarget.contains(event.relatedTarget);
        if (!within && document.hasFocus() && saysTheSame(text, inForce)) on.onLeave();
      }}
    >
      <div className={`field${problem ? ' error' : ''}`}>
        <label htmlFor={id}>{t(`filings.field.${entry.name}`)}</label>
        {isList ? (
          <textarea
            className="area"
            rows={Math.min(8, Math.max(2, text.split('\n').length))}
            {...shared}
            onChange={(event) => on.onType(event.target.value)}
          />
        ) : (
          <input
            className="input"
            type={isDay(entry.editable) ? 'date' : entry.editable === 'hearing_time' ? 'time' : 'text'}
            autoComplete="off"
            {...shared}
            onChange={(event) => on.onType(event.target.value)}
          />
        )}
        {problem && (
          <p className="msg">
            <TriangleAlert className="i" aria-hidden />
            {problem}
          </p>
        )}
      </div>
      {changed && (
        <Note tone="warn">
          {t('filings.fields.changedHere', { who: changed.by, value: changed.value ?? t('filings.none') })}
        </Note>
      )}
      <div id={`${id}-about`} className="tiny muted">
        <p>{t(isList ? 'filings.fields.editKeysList' : 'filings.fields.editKeys')}</p>
        <p className={styles.machine}>
          {read === '' ? t('filings.fields.readNothing') : t('filings.fields.machineRead', { value: read })}
        </p>
      </div>
      <div className="row">
        <Button kind="primary" dense onClick={on.onSave}>
          {t('filings.edit.save')}
        </Button>
        <Button dense onClick={on.onRestore}>
          {t('filings.edit.undo')}
        </Button>
      </div>
    </li>
  );
}
