import { TriangleAlert } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { writeItem } from '#domain/reading/itemText';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import type { FieldEntry } from './fieldEntries.ts';
import styles from './fields.module.css';
import { type FieldName, isDay, saysTheSame, takesLines, takesNames, takesYesNo } from './fieldValues.ts';
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
  const isList = takesLines(entry.editable);
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') on.onRestore();
    else if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) on.onSave();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const shared = {
    id,
    'aria-describedby': `${id}-about`,
    'aria-invalid': problem !== undefined,
    onFocus: on.onFocus,
    onKeyDown: press,
  };
  const read = readWords(entry, t);
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
        <FieldInput field={entry.editable} text={text} onType={on.onType} shared={shared} />
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
        <p>{t(editKeys(entry.editable, isList))}</p>
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

type InputProps = {
  field: FieldName;
  text: string;
  onType: (text: string) => void;
  shared: ComponentProps<'input'> & ComponentProps<'textarea'> & ComponentProps<'select'>;
};

/** The control in which a field is typed or chosen. */
function FieldInput({ field, text, onType, shared }: InputProps) {
  const { t } = useTranslation();
  const typed = { value: text, onChange: (event: { target: { value: string } }) => onType(event.target.value) };
  if (takesYesNo(field))
    return (
      <select className="select" {...shared} {...typed}>
        {['', 'yes', 'no'].map((value) => (
          <option key={value} value={value}>
            {t(value === '' ? 'filings.none' : `filings.fields.${value}`)}
          </option>
        ))}
      </select>
    );
  if (takesLines(field))
    return (
      <textarea className="area" rows={Math.min(8, Math.max(2, text.split('\n').length))} {...shared} {...typed} />
    );
  const type = isDay(field) ? 'date' : field === 'hearing_time' ? 'time' : 'text';
  return <input className="input" type={type} autoComplete="off" {...shared} {...typed} />;
}

/** The key of the text about the keys in a field and the form of its entries. */
function editKeys(field: FieldName, isList: boolean): string {
  if (field === 'counsel' || field === 'sums') return `filings.fields.editKeysOf.${field}`;
  if (!isList) return 'filings.fields.editKeys';
  return takesNames(field) ? 'filings.fields.editKeysList' : 'filings.fields.editKeysEntries';
}

/** The original reading in words. */
function readWords({ name, read }: FieldEntry, t: (key: string) => string): string {
  const words = read.map((one) => (takesYesNo(name) ? t(`filings.fields.${one.value}`) : writeItem(name, one)));
  return words.join(' · ');
}
