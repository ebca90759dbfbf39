import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RosterImport } from '#contract/rosterImports';
import { attorneyStatuses } from '#domain/attorneys/attorneyStatuses';
import { encodings, type Mapping, separators } from '#domain/attorneys/imports/importTerms';
import { errorText } from '#web/calls/errorText.ts';
import { requireToken } from '#web/session/requireToken.ts';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { ColumnFields } from './ColumnFields.tsx';
import styles from './imports.module.css';
import { useChangeImportReadingMutation } from './importsApi.ts';

/** How the file is read: its encoding, its separator, and the field of each column. */
export function ImportColumns({ found }: { found: RosterImport }) {
  const { t } = useTranslation();
  const [encoding, setEncoding] = useState<string>(found.encoding);
  const [separator, setSeparator] = useState<string>(found.separator);
  const [columns, setColumns] = useState<Mapping['columns']>(found.mapping?.columns ?? []);
  const [defaults, setDefaults] = useState<Mapping['defaults']>(found.mapping?.defaults ?? {});
  const [problem, setProblem] = useState<string | null>(null);
  const [change, { isLoading }] = useChangeImportReadingMutation();
  const given = { encoding, separator, columns, defaults };
  const { mapping } = found;
  const stored = { encoding: found.encoding, separator: found.separator, columns: [], defaults: {}, ...mapping };
  const isDirty = JSON.stringify(given) !== JSON.stringify({ ...stored, ...(mapping ?? {}) });
  const sameFormat = encoding === found.encoding && separator === found.separator;
  const send = async () => {
    if (!requireToken()) return;
    const { id, version } = found;
    const format = {
      id,
      version,
      encoding: encoding as typeof found.encoding,
      separator: separator as typeof found.separator,
    };
    const reply = await change(sameFormat && columns.length > 0 ? { ...format, columns, defaults } : format);
    setProblem(reply.error ? errorText(reply.error) : null);
  };
  return (
    <Panel
      title={t('attorneys.imports.file')}
      footer={
        <Button busy={isLoading} disabled={!isDirty} onClick={() => void send()}>
          {t('attorneys.imports.readAgain')}
        </Button>
      }
    >
      <div className={styles.format}>
        <Select
          label={t('attorneys.imports.encoding')}
          value={encoding}
          onChange={setEncoding}
          options={encodings.map((value) => ({ value, label: t(`attorneys.imports.encodings.${value}`) }))}
        />
        <Select
          label={t('attorneys.imports.separator')}
          value={separator}
          onChange={setSeparator}
          options={separators.map((value) => ({ value, label: t(`attorneys.imports.separators.${value}`) }))}
        />
        {!columns.includes('status') && columns.length > 0 && (
          <Select
            label={t('attorneys.imports.allStatus')}
            value={defaults.status ?? ''}
            onChange={(status) => setDefaults({ ...defaults, status })}
            placeholder={t('attorneys.form.choose')}
            options={attorneyStatuses.map((value) => ({ value, label: value }))}
          />
        )}
        {!columns.includes('type') && columns.length > 0 && (
          <TextField
            label={t('attorneys.imports.allType')}
            value={defaults.type ?? ''}
            onChange={(type) => setDefaults({ ...defaults, type })}
          />
        )}
      </div>
      {problem && (
        <div role="alert">
          <Note tone="warn">{problem}</Note>
        </div>
      )}
      {sameFormat && columns.length > 0 && <ColumnFields found={found} columns={columns} onChange={setColumns} />}
    </Panel>
  );
}
