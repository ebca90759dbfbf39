import type { TFunction } from 'i18next';
import type { RoutedItem, SectionSettings } from '#contract/reviewSections';
import type { Option } from '#web/ui/Select.tsx';

/** What a rule can name besides the portal's own lists. */
export type Nameable = Pick<SectionSettings, 'attorney_types' | 'categories' | 'filing_codes'>;

/** The items that the court uses, to choose from. */
export const offered = (items: readonly RoutedItem[]): Option[] =>
  items.filter(({ active }) => active).map(({ id, label }) => ({ value: id, label }));

/** The name of an item, also of one that the court no longer uses. */
export function itemLabel(items: readonly RoutedItem[], id: string, t: TFunction): string {
  const found = items.find((one) => one.id === id);
  if (found?.active) return found.label;
  return t('settings.sections.notUsed', { label: found?.label ?? id });
}
