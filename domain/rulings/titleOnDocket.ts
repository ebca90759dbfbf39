import type { AccessLevel } from '#domain/access/accessLevels';

/** The title of a motion in docket texts and notices, which parties read who cannot read a sealed entry. */
export const titleOnDocket = (title: string, access: AccessLevel | null): string =>
  access === null || access === 'public' ? title : access === 'parties' ? 'Confidential Motion' : 'Sealed Motion';
