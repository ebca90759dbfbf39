/** What the access log notes: failed sign-ins, refused calls, calls for what the person cannot see, views, downloads. */
export const accessKinds = ['sign_in_failed', 'refused', 'not_found', 'viewed', 'downloaded'] as const;
/** What of it those read who run the systems and see no filings. */
export const technicalAccess = ['sign_in_failed', 'refused', 'not_found'] as const satisfies readonly AccessKind[];

export type AccessKind = (typeof accessKinds)[number];
