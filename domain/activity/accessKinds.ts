/**
 * The kinds of entries in the access log: failed sign-ins, refused calls, calls for what the person cannot see, views,
 * downloads.
 */
export const accessKinds = ['sign_in_failed', 'refused', 'not_found', 'viewed', 'downloaded'] as const;
/** The kinds that system operators, who have no access to filings, can read. */
export const technicalAccess = ['sign_in_failed', 'refused', 'not_found'] as const satisfies readonly AccessKind[];

export type AccessKind = (typeof accessKinds)[number];
