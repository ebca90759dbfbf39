import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PreparedFile } from '#contract/resubmissions';
import { Button } from '#web/ui/Button.tsx';
import { Select } from '#web/ui/Select.tsx';
import { formatBytes } from '../checkFile.ts';
import { useDropHere } from '../dropHere.ts';
import { FileButton } from '../FileButton.tsx';
import type { CureProps } from './CureProps.ts';

/** Another document in place of one of the filing. */
export function DocumentCure({ filing: { documents }, data, work }: CureProps) {
  const { t } = useTranslation();
  const lead = documents.find(({ kind }) => kind === 'lead');
  const [replaces, setReplaces] = useState(data.replacement?.replaces ?? lead?.id ?? '');
  const replaced = documents.find(({ id }) => id === replaces) ?? lead;
  const take = (files: readonly File[]) => work.correct(files, replaces);
  useDropHere(replaced ? { kind: 'replacement', name: replaced.title, take } : null);
  return (
    <div className="stack">
      {documents.length > 1 && (
        <Select
          label={t('filings.returned.replaces')}
          value={replaces}
          onChange={setReplaces}
          options={documents.map(({ id, title }) => ({ value: id, label: title }))}
        />
      )}
      <FileButton
        label={t(data.replacement ? 'filings.returned.chooseAnother' : 'filings.correct.choose')}
        onFiles={(files) => work.replace(files, replaces)}
      />
      {work.busy === 'documents' && <p role="status">{t('filings.returned.reading')}</p>}
      {data.replacement && <Chosen file={data.replacement} onRemove={work.remove} />}
    </div>
  );
}

/** Documents that the filing lacks. */
export function AttachmentCure({ data, work }: CureProps) {
  const { t } = useTranslation();
  return (
    <div className="stack">
      <FileButton label={t('filings.correct.add')} onFiles={work.attach} multiple quiet />
      {data.attachments.map((file) => (
        <Chosen key={file.id} file={file} onRemove={work.remove} />
      ))}
    </div>
  );
}

function Chosen({ file, onRemove }: { file: PreparedFile; onRemove: (id: string) => void }) {
  const { t } = useTranslation();
  return (
    <p className="row">
      <span>
        {file.file_name} · {formatBytes(file.size)}
        {!file.is_read && ` · ${t('filings.returned.unread')}`}
      </span>
      <Button
        kind="quiet"
        dense
        iconOnly
        aria-label={t('filings.correct.drop', { name: file.file_name })}
        onClick={() => onRemove(file.id)}
      >
        <X className="i" aria-hidden />
      </Button>
    </p>
  );
}
