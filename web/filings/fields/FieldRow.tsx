import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '#web/ui/formatDay.ts';
import { displayValue } from '../displayValue.ts';
import { type FieldEntry, isOpen } from './fieldEntries.ts';
import { isDay } from './fieldValues.ts';
import { methodWords } from './methodWords.ts';
import { StandingWord } from './StandingWord.tsx';

type Props = {
  entry: FieldEntry;
  high: boolean;
  /** What the field says now, what is on its way included. */
  value: string;
  saving: boolean;
  confirming: boolean;
  chosen: boolean;
  hovered: boolean;
  /** Whether Tab comes here. */
  stop: boolean;
  /** The same name stands right above. */
  repeats: boolean;
  /** It was read anew with another result, and nobody has looked yet. */
  changed: boolean;
  onChoose: () => void;
  onHover: (over: boolean) => void;
  onEdit: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** One field as a line: what it is called, what it says, how it stands; what is open says why. */
export function FieldRow({
  entry,
  high,
  value,
  saving,
  confirming,
  chosen,
  hovered,
  stop,
  repeats,
  changed,
  ...on
}: Props) {
  const { t } = useTranslation();
  const open = isOpen(entry) && !saving;
  const standing = saving ? (confirming ? 'confirmed' : 'saving') : entry.standing;
  const why = entry.read[0] ? methodWords(entry.read[0].method) : t('filings.fields.missingWhy');
  const settled = entry.seen ? t(`filings.fields.settled.${entry.standing}`, { who: entry.seen.by }) : why;
  return (
    <li
      className={['fr', high && 'open', chosen && 'on', hovered && 'hover'].filter(Boolean).join(' ')}
      data-row={entry.key}
    >
      <button
        type="button"
        className="fr-line"
        tabIndex={stop ? 0 : -1}
        aria-current={chosen ? 'true' : undefined}
        aria-keyshortcuts={entry.editable ? 'Enter E F2' : undefined}
        onFocus={on.onChoose}
        onClick={on.onChoose}
        onDoubleClick={entry.editable ? on.onEdit : undefined}
        onMouseEnter={() => on.onHover(true)}
        onMouseLeave={() => on.onHover(false)}
        onKeyDown={on.onKeyDown}
      >
        <span className={repeats ? 't vh' : 't'}>{t(`filings.field.${entry.name}`)}</span>
        <span className={value === '' ? 'v none' : 'v'}>{shown(entry, value, t)}</span>
        {changed && <span className="badge gold">{t('filings.reanalysis.mark')}</span>}
        {entry.editable || entry.standing !== 'sure' ? <StandingWord standing={standing} /> : null}
        {high && <span className="why">{open ? why : settled}</span>}
      </button>
    </li>
  );
}

function shown(entry: FieldEntry, value: string, t: (key: string) => string): string {
  if (entry.name.startsWith('has_') || entry.name === 'jury_demand')
    return t(value === 'yes' ? 'filings.fields.yes' : 'filings.fields.no');
  if (isDay(entry.name) && /^\d{4}-\d{2}-\d{2}$/.test(value)) return formatDay(value);
  const names = value.split('\n').map(displayValue).filter(Boolean);
  if (names.length === 0) return t('filings.none');
  return names.join(names.length > 1 ? ' · ' : '');
}
