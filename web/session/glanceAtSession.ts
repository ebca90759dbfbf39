type Glance = { token: string; stage: string };

/**
 * The session stored in this tab, without the schema and validation code of session.ts. It is sufficient to make a
 * call, whose token the server checks, and to choose what a sign-in page shows.
 */
export function glanceAtSession(now: number): Glance | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem('authData') ?? 'null') as Record<string, unknown> | null;
    const { token, stage, expiry } = stored ?? {};
    const isOpen = typeof expiry === 'number' && now < expiry;
    return isOpen && typeof token === 'string' && typeof stage === 'string' ? { token, stage } : null;
  } catch {
    return null;
  }
}

/** Whether this tab has a complete session. */
export function hasSession(now: number): boolean {
  return glanceAtSession(now)?.stage === 'complete';
}
