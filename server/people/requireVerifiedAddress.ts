import { Refusal } from '#server/kernel/Refusal';

/**
 * Refuses to give a role to an account whose address was only typed in: an administrator who knows the address may
 * not know who typed it. An account of the identity provider without an address is known there.
 */
export function requireVerifiedAddress(person: { email: string | null; email_verified_at: Date | null }): void {
  if (person.email && !person.email_verified_at) throw new Refusal('email_unverified');
}
