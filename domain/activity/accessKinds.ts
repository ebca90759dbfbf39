/** What the access log notes: failed sign-ins, refused calls, calls for what the person cannot see, views, downloads. */
export const accessKinds = ['sign_in_failed', 'refused', 'not_found', 'viewed', 'downloaded'] as const;
export type AccessKind = (typeof accessKinds)[number];
