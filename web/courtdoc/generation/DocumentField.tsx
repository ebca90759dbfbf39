import { useTranslation } from 'react-i18next';
import type { TemplateField } from '#domain/drafting/templates/CaseData';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from './DocumentField.module.css';

type Props = {
  field: TemplateField;
  value: string;
  onChange: (value: string) => void;
  problem: string | undefined;
  /** The current input, which can make this field optional. */
  draft: Record<string, string>;
};

const hinted = new Set(['address', 'lines', 'paragraphs']);

/** One field of a template, with the control for its type. */
export function DocumentField({ field, value, onChange, problem, draft }: Props) {
  const { t } = useTranslation();
  const { name, kind, unless, options = [] } = field;
  const required = field.required && !(unless && draft[unless] === 'yes');
  const hint = [name, kind].find((one) => hinted.has(one));
  const words = {
    label: t(`courtdoc.field.${name}`),
    hint: hint && t(`courtdoc.generation.hint.${hint}`),
    problem,
    optional: !required,
    value,
    onChange,
  };
  return (
    <div id={`paper-${name}`} className={kind === 'paragraphs' || kind === 'lines' ? styles.paperWide : undefined}>
      {kind === 'yes_no' ? (
        <Checkbox
          label={words.label}
          checked={value === 'yes'}
          onChange={(checked) => onChange(checked ? 'yes' : '')}
        />
      ) : kind === 'choice' ? (
        <Select
          {...words}
          placeholder={t('courtdoc.generation.choose')}
          options={options.map((option) => ({ value: option, label: t(`courtdoc.option.${option}`) }))}
        />
      ) : kind === 'lines' || kind === 'paragraphs' ? (
        <TextArea {...words} rows={kind === 'lines' ? 2 : 5} />
      ) : (
        <TextField {...words} type={kind === 'date' ? 'date' : 'text'} autoComplete="off" />
      )}
    </div>
  );
}
