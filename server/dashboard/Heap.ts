import type { Need, NeedKind } from '#domain/dashboard/needs';

/**
 * Everything of one type that needs someone's attention: the number, the link to all of it, and the most pressing
 * items.
 */
export type Heap = { kind: NeedKind; count: number; href: string; items: Omit<Need, 'kind'>[] };

/** This many of one kind are shown; the rest is a click away. */
export const shownOfEach = 3;

/** What neither expires nor is late. */
export const timeless = { due: null, overdue: false, since: null };
