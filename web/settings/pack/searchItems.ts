import type { ReadCourtPack } from '#contract/packs';
import type { PackItem, PackSection } from '#domain/practice/CourtPack';

/** Which items of a section are shown. */
export const shows = ['all', 'uncertain', 'own', 'disabled'] as const;
export type Shown = (typeof shows)[number];

/** The items of a section in which all words occur, and that are of the kind to show. */
export function searchItems(
  { pack, own }: ReadCourtPack,
  section: PackSection,
  { words, show }: { words: string; show: Shown },
): PackItem[] {
  const sought = words.toLowerCase().split(/\s+/).filter(Boolean);
  const changed = new Set(own.filter((one) => one.section === section).map(({ id }) => id));
  const isShown: Record<Shown, (item: PackItem) => boolean> = {
    all: () => true,
    uncertain: ({ confidence }) => confidence === 'uncertain',
    own: ({ id }) => changed.has(id),
    disabled: ({ active }) => !active,
  };
  return (pack[section] as PackItem[]).filter((item) => {
    if (!isShown[show](item)) return false;
    const text = textOf(item);
    return sought.every((word) => text.includes(word));
  });
}

/** What a search finds an item by: its short texts. */
function textOf(item: PackItem): string {
  return Object.values(item)
    .filter((value) => typeof value === 'string')
    .join(' ')
    .toLowerCase();
}
