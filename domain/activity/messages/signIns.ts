import type { Role } from '#domain/identity/permissions';
import type { NoValues } from '#domain/messages/NoValues';

/** How a person authenticated. */
export type SignInWay = 'password' | 'provider' | 'second_factor';
type SecondFactor = { kind: 'passkey' | 'authenticator' };

/** What the record says of sign-ins, passwords and second factors. */
export type SignInActivities = {
  signed_in: { way: SignInWay };
  sign_in_begun: { way: SignInWay };
  signed_out: NoValues;
  session_revoked: NoValues;
  sessions_revoked: NoValues;
  password_set: { person: string };
  password_changed: NoValues;
  password_link_made: { person: string };
  address_verified: { email: string; person: string };
  identity_linked: { person: string; issuer: string };
  /** `before` is null for a person who had no role in this court. */
  role_granted: { role: Role; before: Role | null };
  second_factor_added: SecondFactor;
  second_factor_removed: SecondFactor;
  second_factor_reset: { person: string; reason: string };
  second_factor_reset_by_operator: { person: string };
  recovery_codes_renewed: NoValues;
};
