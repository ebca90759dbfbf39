import { caseTypes } from '#domain/courts/choices';
import { type CourtPack, noChanges, type PackChanges, type PackItem, packSections } from './CourtPack.ts';

/** A court's pack: the built-in one with the court's own items in place of those of the same ID, and the new ones. */
export function changedPack(builtIn: CourtPack, changes: PackChanges): CourtPack {
  return {
    ...builtIn,
    categories: withOwn(builtIn.categories, changes.categories),
    number_formats: withOwn(builtIn.number_formats, changes.number_formats),
    hearing_types: withOwn(builtIn.hearing_types, changes.hearing_types),
    filing_codes: withOwn(builtIn.filing_codes, changes.filing_codes),
    docket_events: withOwn(builtIn.docket_events, changes.docket_events),
    numbering: { ...builtIn.numbering, ...changes.numbering },
  };
}

function withOwn<T extends PackItem>(items: readonly T[], own: readonly T[]): T[] {
  const changed = new Map(own.map((item) => [item.id, item]));
  const known = new Set(items.map(({ id }) => id));
  return [...items.map((item) => changed.get(item.id) ?? item), ...own.filter(({ id }) => !known.has(id))];
}

/** What differs in a pack from the built-in one. */
export function changesIn(builtIn: CourtPack, pack: Pick<CourtPack, keyof PackChanges>): PackChanges {
  const numbering = Object.fromEntries(
    caseTypes
      .filter((type) => pack.numbering[type] !== builtIn.numbering[type])
      .map((type) => [type, pack.numbering[type]]),
  );
  return {
    categories: differing(builtIn.categories, pack.categories),
    number_formats: differing(builtIn.number_formats, pack.number_formats),
    hearing_types: differing(builtIn.hearing_types, pack.hearing_types),
    filing_codes: differing(builtIn.filing_codes, pack.filing_codes),
    docket_events: differing(builtIn.docket_events, pack.docket_events),
    numbering,
  };
}

function differing<T extends PackItem>(items: readonly T[], own: readonly T[]): T[] {
  const known = new Map(items.map((item) => [item.id, item]));
  return own.filter((item) => !sameItem(known.get(item.id), item));
}

/** Whether two items have the same content, whatever the order of their fields. */
export function sameItem(one: PackItem | undefined, other: PackItem | undefined): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return entries.map(([key, held]) => [key, sorted(held)]);
}

/** How an item of a court's pack relates to the built-in one. */
export const itemStates = ['built_in', 'changed', 'added'] as const;
export type ItemState = (typeof itemStates)[number];

/** The IDs of the items that the court has changed or added, by section. */
export function ownItems(builtIn: CourtPack, changes: PackChanges = noChanges) {
  return packSections.flatMap((section) => {
    const known = new Set(builtIn[section].map(({ id }) => id));
    return changes[section].map(({ id }) => ({
      section,
      id,
      state: (known.has(id) ? 'changed' : 'added') satisfies ItemState as 'changed' | 'added',
    }));
  });
}
