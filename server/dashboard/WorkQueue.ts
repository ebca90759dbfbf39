import type { Need, NeedKind } from '#domain/dashboard/needs';

/** Everything of one kind that needs someone: how much, the screen that lists it, and the most urgent of it. */
export type WorkQueue = { kind: NeedKind; count: number; href: string; items: Omit<Need, 'kind'>[] };

/** This many of one kind are shown; the screen behind the link lists the others. */
export const shownOfEach = 3;

/** What neither expires nor is late. */
export const timeless = { due: null, overdue: false, since: null };
