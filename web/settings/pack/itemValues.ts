import type { PackItem } from '#domain/practice/CourtPack';

/** The values of the fields that the items of every section have. */
export type ItemValues = { label: string; authority: string; note: string; active: boolean; confirmed: boolean };

/** The values of an item, or of a new one. */
export const valuesOf = (item: PackItem | undefined): ItemValues => ({
  label: item?.label ?? '',
  authority: item?.authority ?? '',
  note: item?.note ?? '',
  active: item?.active ?? true,
  confirmed: false,
});

/** The input that these values become. An uncertain item stays so until the administrator confirms it. */
export function itemOf(item: PackItem | undefined, values: ItemValues) {
  const { confirmed, label, authority, note, active } = values;
  const before = item?.confidence ?? 'high';
  const confidence = before === 'uncertain' && confirmed ? ('high' as const) : before;
  return { ...(item && { id: item.id }), label, authority, note, active, confidence };
}
