import type { Need, NeedKind } from '#domain/dashboard/needs';

/** A work queue of one kind: its size, the screen that lists it, and its most urgent items. */
export type WorkQueue = { kind: NeedKind; count: number; href: string; items: Omit<Need, 'kind'>[] };

/** This many of one kind are shown; the screen behind the link lists the others. */
export const shownOfEach = 3;

/** What neither expires nor is late. */
export const timeless = { due: null, overdue: false, since: null };
