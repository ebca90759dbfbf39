import type { Need, NeedKind } from '#domain/dashboard/needs';

/** Everything of one kind that needs someone: how much, where all of it stands, and the most pressing of it. */
export type Heap = { kind: NeedKind; count: number; href: string; items: Omit<Need, 'kind'>[] };

/** This many of one kind are shown; the rest is a click away. */
export const shownOfEach = 3;

/** What neither expires nor is late. */
export const timeless = { due: null, overdue: false, since: null };
