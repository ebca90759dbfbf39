import type { EntryAccess } from '#domain/docketing/entryStates';

/** The title of a motion in docket texts and notices, which parties read who cannot read a sealed entry. */
export const titleOnDocket = (title: string, access: EntryAccess | null): string =>
  access === null || access === 'public' ? title : 'Sealed Motion';
