import type { Evidence } from '#contract/evidence';
import { type FieldEntry, isOpen, leastConfidence } from './fieldEntries.ts';
import { furtherGroups } from './furtherGroups.ts';

export const fieldOrders = ['doubt', 'document'] as const;
export type FieldOrder = (typeof fieldOrders)[number];

/** A heading of the fields pane with the keys of its fields. `what` is the key of its text. */
export type Section = { what: string; page: number | null; keys: string[] };

/** The fields under their headings: uncertain fields first, or in document order. */
export function orderEntries(entries: readonly FieldEntry[], order: FieldOrder): Section[] {
  return (order === 'doubt' ? byDoubt(entries) : byPlace(entries)).filter(({ keys }) => keys.length > 0);
}

function byDoubt(entries: readonly FieldEntry[]): Section[] {
  const correctable = entries.filter(({ group }) => group === null);
  const doubtful = correctable
    .filter((entry) => isOpen(entry) && entry.state !== 'missing')
    .sort((a, b) => leastConfidence(a) - leastConfidence(b));
  const missing = correctable.filter(({ state }) => state === 'missing');
  const absent = correctable.filter(({ state }) => state === 'absent');
  const others = correctable.filter((entry) => ![...doubtful, ...missing, ...absent].includes(entry));
  return [
    section('open', [...doubtful, ...missing]),
    section('sure', others),
    section('absent', absent),
    ...furtherGroups.map(({ group }) =>
      section(
        group,
        entries.filter((entry) => entry.group === group && entry.state !== 'absent'),
      ),
    ),
    section(
      'unstated',
      entries.filter(({ group, state }) => group !== null && state === 'absent'),
    ),
  ];
}

function byPlace(entries: readonly FieldEntry[]): Section[] {
  const placed = entries
    .map((entry) => ({ entry, at: placeOf(entry.read[0]?.evidence[0]) }))
    .sort((a, b) => a.at.part - b.at.part || a.at.offset - b.at.offset);
  const pages = [...new Set(placed.filter(({ at }) => at.page !== null).map(({ at }) => at.page))];
  const keysWhere = (page: number | null, found: boolean) =>
    placed.filter(({ at }) => at.page === page && Number.isFinite(at.part) === found).map(({ entry }) => entry.key);
  return [
    ...pages.map((page) => ({ what: 'page', page, keys: keysWhere(page, true) })),
    { what: 'text', page: null, keys: keysWhere(null, true) },
    { what: 'nowhere', page: null, keys: keysWhere(null, false) },
  ];
}

function placeOf(evidence: Evidence | undefined): { page: number | null; part: number; offset: number } {
  if (!evidence) return { page: null, part: Number.POSITIVE_INFINITY, offset: 0 };
  return evidence.kind === 'page'
    ? { page: evidence.page, part: evidence.page, offset: evidence.boxes[0]?.[1] ?? 0 }
    : { page: null, part: evidence.paragraph, offset: evidence.start };
}

function section(what: string, entries: readonly FieldEntry[]): Section {
  return { what, page: null, keys: entries.map(({ key }) => key) };
}
