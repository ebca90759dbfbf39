import { useTranslation } from 'react-i18next';
import type { RosterImport } from '#contract/rosterImports';
import { type ImportField, importFields, type Mapping } from '#domain/attorneys/imports/importTerms';
import { Select } from '#web/ui/Select.tsx';
import styles from './imports.module.css';

type Props = {
  found: RosterImport;
  columns: Mapping['columns'];
  onChange: (columns: Mapping['columns']) => void;
};

/** The field of each column, next to the first values in it. */
export function ColumnFields({ found: { header, samples }, columns, onChange }: Props) {
  const { t } = useTranslation();
  const options = importFields.map((value) => ({ value, label: t(`attorneys.imports.field.${value}`) }));
  return (
    <ul className={styles.columns} aria-label={t('attorneys.imports.columns')}>
      {columns.map((field, at) => {
        const title = header[at] || t('attorneys.imports.noTitle', { number: at + 1 });
        const values = samples.map((cells) => cells[at] ?? '').filter(Boolean);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two columns can have the same title; their order never changes
          <li key={at}>
            <Select
              label={title}
              hint={values.join(' · ').slice(0, 90) || t('attorneys.imports.noValues')}
              value={field ?? ''}
              required={false}
              placeholder={t('attorneys.imports.notImported')}
              options={options}
              onChange={(value) => onChange(columns.with(at, value === '' ? null : (value as ImportField)))}
            />
          </li>
        );
      })}
    </ul>
  );
}
