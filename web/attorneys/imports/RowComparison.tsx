import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ImportRow } from '#contract/rosterImports';
import { type EntryField, entryFields } from '#domain/attorneys/imports/importTerms';
import { useFormat } from '#web/preferences/useFormat.ts';
import { type Column, Table } from '#web/ui/Table.tsx';

type Props = { row: ImportRow; canChange: boolean; onFields: (fields: EntryField[]) => void };

/** The roster’s entry and the row of the file side by side, with the values that an update takes from the file. */
export function RowComparison({ row, canChange, onFields }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { match, values, differs, fields, choice, line } = row;
  if (!match) return null;
  const write = (field: EntryField, value: string | undefined) =>
    field === 'status_since' && value ? format.day(value) : value || t('attorneys.imports.noValue');
  const toggle = (field: EntryField) =>
    onFields(fields.includes(field) ? fields.filter((one) => one !== field) : [...fields, field]);
  const shown = entryFields.filter(
    (field) => differs.includes(field) || field === 'full_name' || field === 'bar_number',
  );
  const updates = choice === 'update';
  const use: Column<EntryField> = {
    key: 'use',
    title: t('attorneys.imports.use'),
    cell: (field) =>
      differs.includes(field) && (
        <input
          type="checkbox"
          aria-label={t('attorneys.imports.useField', { field: t(`attorneys.imports.field.${field}`), line })}
          checked={fields.includes(field)}
          disabled={!canChange || (fields.length === 1 && fields.includes(field))}
          onChange={() => toggle(field)}
        />
      ),
  };
  return (
    <>
      <p className="small">
        {t(`attorneys.imports.ground.${match.ground}`)}{' '}
        <Link to={`/attorneys/view-attorney/${match.id}`}>{t('attorneys.imports.openEntry')}</Link>
      </p>
      <Table
        caption={t('attorneys.imports.comparison', { line })}
        dense
        cards
        rows={shown}
        rowKey={(field) => field}
        columns={[
          { key: 'field', title: t('attorneys.imports.value'), cell: (field) => t(`attorneys.imports.field.${field}`) },
          { key: 'roster', title: t('attorneys.imports.onRoster'), cell: (field) => write(field, match.values[field]) },
          { key: 'file', title: t('attorneys.imports.inFile'), cell: (field) => write(field, values[field]) },
          ...(updates ? [use] : []),
        ]}
      />
    </>
  );
}
