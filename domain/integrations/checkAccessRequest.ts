/** The first problem, in this order, of a request for access or for an extension. */
export type AccessProblem = 'access_details_missing' | 'access_email_not_gov';

/** Both details are required, and the address must be a government one, in any capitalization. */
export function checkAccessRequest({ email, reason }: { email: string; reason: string }): AccessProblem | null {
  if (!email.trim() || !reason.trim()) return 'access_details_missing';
  return isGovernmentAddress(email) ? null : 'access_email_not_gov';
}

/** One mailbox at a host under .gov. */
export function isGovernmentAddress(email: string): boolean {
  return /^[^\s@]+@([a-z0-9-]+\.)+gov$/i.test(email.trim());
}
