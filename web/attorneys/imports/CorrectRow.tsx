import { useTranslation } from 'react-i18next';
import type { ImportRow } from '#contract/rosterImports';
import { attorneyStatuses } from '#domain/attorneys/attorneyStatuses';
import type { EntryField } from '#domain/attorneys/imports/importTerms';
import { useForm } from '#web/forms/useForm.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from './imports.module.css';

type Values = Partial<Record<EntryField, string>>;
type Props = { row: ImportRow; busy: boolean; onSave: (values: Values, everywhere: boolean) => void };

/** The values of a row that have errors, each with what is wrong and how to correct it. */
export function CorrectRow({ row: { problems, values }, busy, onSave }: Props) {
  const { t } = useTranslation();
  const fields = [...new Set(problems.map(({ field }) => field))].filter((field) => field !== 'row');
  const stored = Object.fromEntries(fields.map((field) => [field, values[field] ?? ''])) as Record<EntryField, string>;
  const form = useForm<Record<EntryField, string> & { everywhere: boolean }>({
    defaults: { ...stored, everywhere: false },
    send: ({ everywhere, ...typed }) => {
      onSave(Object.fromEntries(fields.map((field) => [field, typed[field]])), everywhere);
      return null;
    },
  });
  const textOf = (field: EntryField | 'row') =>
    problems
      .filter((problem) => problem.field === field)
      .map(({ why, fix }) => `${why} ${fix}`)
      .join(' ');
  const canRepeat = fields.some((field) => field !== 'bar_number' && field !== 'email');
  return (
    <form className={styles.correct} {...form.props}>
      {textOf('row') && <Note tone="warn">{textOf('row')}</Note>}
      <div className={styles.format}>
        {fields.map((field) => {
          const control = form.field(field);
          const label = t(`attorneys.imports.field.${field}`);
          const given = { ...control, label, problem: textOf(field), required: false };
          if (field !== 'status') return <TextField key={field} {...given} />;
          const isKnown = attorneyStatuses.some((status) => status === control.value);
          return (
            <Select
              key={field}
              {...given}
              value={isKnown ? control.value : ''}
              placeholder={control.value || t('attorneys.form.choose')}
              options={attorneyStatuses.map((value) => ({ value, label: value }))}
            />
          );
        })}
      </div>
      {fields.length > 0 && (
        <div className="row wrap">
          <Button type="submit" dense busy={busy}>
            {t('attorneys.imports.saveRow')}
          </Button>
          {canRepeat && <Checkbox label={t('attorneys.imports.everywhere')} {...form.toggle('everywhere')} />}
        </div>
      )}
    </form>
  );
}
