import type { Needs } from '#server/kernel/needs';
import { portalOrigins } from '../portalOrigin.ts';

/** For whom passkeys are made: the host of PUBLIC_URL, and the addresses from which its pages may ask for them. */
export function relyingParty({ config }: Needs<'config'>): { rpID: string; expectedOrigin: string[] } {
  return { rpID: new URL(config.public_url).hostname, expectedOrigin: portalOrigins({ config }) };
}
