import { z } from 'zod';
import { accessKinds } from '#domain/activity/accessKinds';
import { activityKindNames } from '#domain/activity/subjects';
import { oneOf, oneOfOr, plainText } from '#web/address/urlFields.ts';
import { useUrlQuery } from '#web/address/useUrlQuery.ts';

export const activityTabs = ['record', 'access'] as const;
export type ActivityTab = (typeof activityTabs)[number];

const filters = ['kind', 'person', 'about', 'from', 'to'] as const;
export type ActivityFilters = { [Name in (typeof filters)[number]]: string };

const schema = z.object({
  tab: oneOfOr(activityTabs, 'record'),
  after: plainText,
  kind: plainText,
  person: plainText,
  about: plainText,
  from: plainText,
  to: plainText,
});

/** The list that is shown, its filters, and its first line, as in the address. */
export function useActivityAddress() {
  const { query: asked, change } = useUrlQuery(schema);
  const { tab, after, ...chosen } = asked;
  const given = Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== ''));
  const { kind: _kind, ...narrowing } = given;
  const query = after ? { ...narrowing, after } : narrowing;
  // Another list starts with its newest line.
  const go = (changes: Partial<Record<keyof typeof asked, string>>) => change({ after: '', ...changes });
  return {
    tab,
    chosen,
    recordQuery: { ...query, kind: oneOf(activityKindNames).parse(chosen.kind) },
    accessQuery: { ...query, kind: oneOf(accessKinds).parse(chosen.kind) },
    isFirst: after === '',
    isNarrowed: Object.keys(given).length > 0,
    openTab: (next: string) => go({ tab: next === 'record' ? '' : next, kind: '' }),
    narrow: (next: ActivityFilters) => go(next),
    showAll: () => go(Object.fromEntries(filters.map((name) => [name, '']))),
    goAfter: (cursor: string) => go({ after: cursor }),
    goNewest: () => go({}),
  };
}
