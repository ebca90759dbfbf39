/** The scopes of a key, one for each call of /api/v1. The rights of its owner are the limit of all of them. */
export const apiScopes = ['documents:analyze', 'filings:submit', 'cases:read', 'documents:generate'] as const;
export type ApiScope = (typeof apiScopes)[number];
