import type { Entry, EntryField } from '#domain/hearings/entry/Entry';
import styles from './QuickEntry.module.css';

type Props = { typed: string; entry: Entry; at: EntryField | null };
type Piece = { text: string; from: number; field: EntryField | 'unread' | null };

/** The typed line with the words that were read underlined, and those of the chip at which the person is marked. */
export function EntryEcho({ typed, entry, at }: Props) {
  return (
    <p className={styles.echo} aria-hidden>
      {piecesOf(typed, entry).map(({ text, from, field }) =>
        field === null ? (
          text
        ) : (
          <span
            key={from}
            className={field === 'unread' ? styles.unread : styles.read}
            data-on={field === at || undefined}
          >
            {text}
          </span>
        ),
      )}
    </p>
  );
}

function piecesOf(typed: string, { parts, unread }: Entry): Piece[] {
  const spans = [...parts, ...unread.map((one) => ({ ...one, field: 'unread' as const }))].sort(
    (a, b) => a.from - b.from,
  );
  const pieces: Piece[] = [];
  let at = 0;
  for (const { from, to, field } of spans) {
    if (from < at) continue;
    if (from > at) pieces.push({ text: typed.slice(at, from), from: at, field: null });
    pieces.push({ text: typed.slice(from, to), from, field });
    at = to;
  }
  if (at < typed.length) pieces.push({ text: typed.slice(at), from: at, field: null });
  return pieces;
}
