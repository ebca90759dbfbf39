import type { OfferedCategory } from '#contract/caseCategories';

/** A category as lists show it: `22 Auto (Auto tort)`. */
export function writeCategory({ code, label, group }: Pick<OfferedCategory, 'code' | 'label' | 'group'>): string {
  return `${code} ${label}${group && group !== label ? ` (${group})` : ''}`;
}
