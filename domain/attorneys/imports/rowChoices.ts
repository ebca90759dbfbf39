import type { RowChoice, RowKind } from './importTerms.ts';

/** What can happen with a row of each kind, in the order in which it is offered. Any row can be left out, too. */
export const choicesFor: Readonly<Record<RowKind, readonly RowChoice[]>> = {
  new: ['new'],
  changed: ['update', 'keep'],
  unchanged: ['keep'],
  similar: ['update', 'keep', 'new'],
  error: [],
};

/** The choices that can be made for all rows of a kind together. */
export const commonChoicesFor = {
  error: ['skip'],
  changed: ['update', 'keep'],
  similar: ['new', 'keep'],
} as const satisfies Partial<Record<RowKind, readonly RowChoice[]>>;

/** The choices for all rows of a kind; none for the kinds that need no choice. */
export const commonChoices = (kind: RowKind): readonly RowChoice[] =>
  kind in commonChoicesFor ? commonChoicesFor[kind as keyof typeof commonChoicesFor] : [];
