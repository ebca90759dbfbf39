import { StickyNote } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { BinderNote } from '#contract/binders';
import styles from './NoteMarks.module.css';

type Props = { notes: readonly BinderNote[]; open: string | null; onOpen: (id: string) => void };

const tones = { yellow: styles.yellow, green: styles.green, blue: styles.blue };

/** The highlights and notes of one page, in points of the page. */
export function NoteMarks({ notes, open, onOpen }: Props) {
  const { t } = useTranslation();
  return notes.map((note, index) => (
    <span key={note.id} data-note={note.id}>
      {note.boxes.map(([left, top, right, bottom]) => (
        <span
          key={`${left} ${top}`}
          className={`${styles.words} ${tones[note.color]} ${note.id === open ? styles.on : ''}`}
          style={{ left, top, width: right - left, height: bottom - top }}
        />
      ))}
      {note.kind === 'note' && (
        <button
          type="button"
          className={styles.margin}
          style={{ top: note.boxes[0]?.[1] ?? `calc(18px + ${index} * var(--mark-size))` }}
          aria-label={t('chambers.binder.openNote', { text: note.text || note.quote })}
          title={note.text}
          onClick={() => onOpen(note.id)}
        >
          <StickyNote className="i" aria-hidden />
        </button>
      )}
    </span>
  ));
}
