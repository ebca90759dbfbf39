/** What a judge marks in a binder: words in a color, or a note on words or on a page. */
export const binderNoteKinds = ['highlight', 'note'] as const;
export type BinderNoteKind = (typeof binderNoteKinds)[number];

export const highlightColors = ['yellow', 'green', 'blue'] as const;
export type HighlightColor = (typeof highlightColors)[number];

/** Who can read a note: the judge who wrote it, or also the staff of the judge's chambers. */
export const noteAudiences = ['judge', 'chambers'] as const;
export type NoteAudience = (typeof noteAudiences)[number];

/** Why a filing is no longer in the binder. */
export const removedStates = ['withdrawn', 'returned'] as const;
export type RemovedState = (typeof removedStates)[number];
