/** The provider's assertions after verification. */
export type ProvidedIdentity = {
  issuer: string;
  subject: string;
  /** Lower case; only where the provider says that it verified the address. */
  verified_email: string | null;
  full_name: string | null;
  /** The values of the claim which the configuration names for roles. */
  role_values: string[];
  /** The ID token asserts, by a claim that the configuration names, that a second factor was given there. */
  second_factor_given: boolean;
};

/** The state of a sign-in, needed to verify its completion. */
export type Attempt = { state: string; nonce: string; code_verifier: string };

/** Any OpenID Connect provider, used with the authorization code flow, PKCE, state, and nonce. */
export type IdentityProvider = {
  /** `origin` is the address of the portal by which the browser came. */
  begin(origin: string): Promise<Attempt & { authorization_url: string }>;
  /**
   * Checks what the browser brought back and fetches who it is. Refuses with `provider_refused`, or with
   * `provider_unreachable` when the provider does not answer.
   */
  finish(returned: URL, attempt: Attempt): Promise<ProvidedIdentity>;
  /** Resolves when the provider answers at this moment. */
  check(): Promise<void>;
};
