import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BinderNote } from '#contract/binders';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { lazily } from '#web/ui/lazily.tsx';
import { Badge } from '#web/ui/Status.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useSits } from '../useSits.ts';
import styles from './BinderNotesPane.module.css';
import type { BinderSection } from './layOutBinder.ts';
import type { BinderNotes } from './useBinderNotes.ts';

const NoteEditor = lazily(async () => (await import('./NoteEditor.tsx')).NoteEditor, null);
type Props = {
  hearing: string;
  notes: BinderNotes;
  sections: readonly BinderSection[];
  onPage: (page: number) => void;
};

/** The judge's notes and highlights in the binder, in the order of its pages; selecting one shows its page. */
export function BinderNotesPane({ hearing, notes, sections, onPage }: Props) {
  const { t } = useTranslation();
  const sits = useSits();
  const [words, setWords] = useState('');
  const sought = words.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const shown = notes.notes.filter(({ text, quote }) => {
    const searched = `${text} ${quote}`.toLowerCase();
    return sought.every((word) => searched.includes(word));
  });
  return (
    <div className="stack">
      <p className="muted small">{t(sits ? 'chambers.binder.private' : 'chambers.binder.sharedOnly')}</p>
      <TextField label={t('chambers.binder.searchNotes')} value={words} onChange={setWords} optional />
      <CallFailure error={notes.error} />
      {shown.length === 0 && (
        <p className="muted">{t(sits ? 'chambers.binder.noNotes' : 'chambers.binder.noShared')}</p>
      )}
      <ol className={styles.notes}>
        {shown.map((note) => (
          <li key={note.id}>
            <NoteRow
              note={note}
              section={sections.find(({ item }) => item.id === note.document_id)}
              onOpen={() => {
                const page = notes.pageOf(note);
                if (page !== null) onPage(page);
                notes.setOpen(note.id);
              }}
            />
            {sits && notes.open === note.id && (
              <NoteEditor hearing={hearing} note={note} onClose={() => notes.setOpen(null)} />
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

type RowProps = { note: BinderNote; section: BinderSection | undefined; onOpen: () => void };

function NoteRow({ note, section, onOpen }: RowProps) {
  const { t } = useTranslation();
  return (
    <button type="button" className={styles.noteRow} onClick={onOpen}>
      <b>{t('chambers.binder.notePlace', { tab: section?.tab ?? '', n: note.page })}</b>
      {note.text && <span className={styles.text}>{note.text}</span>}
      {note.quote && <q className="muted small">{note.quote}</q>}
      {note.on_earlier_version && <Badge tone="warn">{t('chambers.binder.earlierVersion')}</Badge>}
      {section?.item.removed && <Badge tone="warn">{t(`chambers.binder.removed.${section.item.removed}`)}</Badge>}
      {note.audience === 'chambers' && <Badge tone="info">{t('chambers.binder.shared')}</Badge>}
    </button>
  );
}
