/**
 * Shows the right header: 'Dashboard' to a person who is signed in in this tab, and 'Sign in' to everyone else; and the
 * current year.
 */
export function showSession(page: Document, now = Date.now()): void {
  const signedIn = isSignedIn(now);
  for (const element of page.querySelectorAll<HTMLElement>('[data-when]')) {
    element.hidden = (element.dataset.when === 'signed-in') !== signedIn;
  }
  const notice = page.querySelector<HTMLElement>('[data-year]');
  if (notice?.textContent) {
    notice.textContent = notice.textContent.replace(notice.dataset.year ?? '', String(new Date(now).getFullYear()));
  }
}

/** Reads only what identity/session.ts stores; it decides only which of two links is shown. */
function isSignedIn(now: number): boolean {
  try {
    const stored = JSON.parse(sessionStorage.getItem('authData') ?? 'null') as { expiry?: unknown } | null;
    return typeof stored?.expiry === 'number' && now < stored.expiry;
  } catch {
    return false;
  }
}
