/** Builds unless dist/ was made from exactly these sources. */
export function buildIfStale(): Promise<void>;
