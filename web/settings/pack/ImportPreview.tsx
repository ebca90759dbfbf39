import { useTranslation } from 'react-i18next';
import type { ImportProblem, PackImport } from '#contract/packs';
import { packSections } from '#domain/practice/CourtPack';
import { Note } from '#web/ui/Note.tsx';
import { Table } from '#web/ui/Table.tsx';

/** What an import would change, or why the file cannot be imported. */
export function ImportPreview({ name, found }: { name: string; found: PackImport }) {
  const { t } = useTranslation();
  if (found.problems.length > 0) return <Problems name={name} problems={found.problems} />;
  if (found.changes.length + found.numbering.length === 0) {
    return <Note>{t('settings.pack.import.same', { name })}</Note>;
  }
  const count = (change: string) => found.changes.filter((one) => one.change === change).length;
  return (
    <>
      <Note>
        {t('settings.pack.import.summary', {
          name,
          added: count('added'),
          changed: count('changed'),
          unchanged: found.unchanged,
        })}{' '}
        {found.not_in_file > 0 && t('settings.pack.import.notInFile', { count: found.not_in_file })}{' '}
        {found.numbering.length > 0 && t('settings.pack.import.numbering', { types: found.numbering })}
      </Note>
      {found.changes.length > 0 && (
        <Table
          dense
          cards
          caption={t('settings.pack.import.changes')}
          rows={found.changes}
          rowKey={({ section, id }) => `${section} ${id}`}
          columns={[
            { key: 'label', title: t('settings.pack.field.label'), cell: ({ label }) => label },
            {
              key: 'section',
              title: t('settings.pack.section'),
              cell: ({ section }) => t(`settings.pack.one.${section}`),
            },
            { key: 'change', title: t('settings.pack.change'), cell: ({ change }) => t(`settings.pack.own.${change}`) },
          ]}
        />
      )}
    </>
  );
}

function Problems({ name, problems }: { name: string; problems: readonly ImportProblem[] }) {
  const { t } = useTranslation();
  const where = ({ section, row, id }: ImportProblem) => {
    const known = packSections.find((one) => one === section);
    const other = t(section === 'numbering' ? 'settings.pack.numbering.heading' : 'settings.pack.import.file');
    const what = known ? t(`settings.pack.names.${known}`) : other;
    return [what, row !== null && t('settings.pack.import.row', { row }), id].filter(Boolean).join(', ');
  };
  return (
    <>
      <Note tone="warn">{t('settings.pack.import.problems', { name, count: problems.length })}</Note>
      <Table
        dense
        cards
        caption={t('settings.pack.import.problemList')}
        rows={problems.map((problem, at) => ({ ...problem, at }))}
        rowKey={({ at }) => String(at)}
        columns={[
          { key: 'where', title: t('settings.pack.import.where'), cell: where },
          {
            key: 'problem',
            title: t('settings.pack.import.problem'),
            cell: ({ field, message }) => (field ? `${field}: ${message}` : message),
          },
        ]}
      />
    </>
  );
}
