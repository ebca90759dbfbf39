import { useTranslation } from 'react-i18next';
import type { EntryField, EntryPart } from '#domain/hearings/entry/Entry';
import { useFormat } from '#web/preferences/useFormat.ts';
import type { MenuEntry } from '#web/ui/Menu.tsx';
import type { ReadEntry } from './useEntry.ts';

/** The readings of a line in words, and what a person can choose instead. */
export function useEntryWords({ entry, directory, values, chosen, found, candidates }: ReadEntry) {
  const { t } = useTranslation();
  const format = useFormat();
  const isCase = (field: EntryField) => field === 'case_number' || field === 'case_title';
  const partOf = (field: EntryField) => entry.parts.find((part) => part.field === field);

  const write = (field: EntryField, value: string): string => {
    if (field === 'hearing_date') return format.longDay(value);
    if (field === 'hearing_time') return format.clock(value);
    if (field === 'duration_minutes') return t('calendar.hearing.minutes', { count: Number(value) });
    if (field === 'judge') return directory.judges.find(({ id }) => id === value)?.name ?? value;
    return value;
  };

  return {
    /** Null if a person must choose. */
    value(field: EntryField): string | null {
      if (isCase(field)) {
        if (found) return `${found.case_number} ${found.title}`;
        return candidates.length > 1 ? null : (partOf(field)?.text ?? null);
      }
      const value = chosen(field) || values[field];
      return value === '' ? null : write(field, value);
    },
    /** Why the reading is doubtful; nothing once the person has chosen. */
    doubt(part: EntryPart): string | null {
      const { field, doubt, alternatives } = part;
      if (doubt === null || doubt === 'perhaps_case') return null;
      if (chosen(field) !== (part.value ?? '')) return null;
      const [other] = alternatives;
      return t(`calendar.entry.doubt.${doubt}`, { other: other ? write(field, other) : '' });
    },
    choices(field: EntryField): MenuEntry[] {
      if (isCase(field)) {
        return candidates.map(({ case_number, title }) => ({ key: case_number, label: `${case_number} ${title}` }));
      }
      const part = partOf(field);
      const first = [...(part?.value ? [part.value] : []), ...(part?.alternatives ?? [])];
      const all = {
        event_type: directory.kinds.filter(({ active }) => active).map(({ name }) => name),
        venue: directory.rooms.filter(({ active }) => active).map(({ name }) => name),
        judge: directory.judges.map(({ id }) => id),
      };
      const others = field in all ? all[field as keyof typeof all] : [];
      const keys = [...new Set([...first, ...others])];
      return keys.length < 2 ? [] : keys.map((key) => ({ key, label: write(field, key) }));
    },
    /** A case is chosen by its number, whatever named it. */
    corrects: (field: EntryField): EntryField => (isCase(field) ? 'case_number' : field),
  };
}
