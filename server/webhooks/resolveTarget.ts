import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import type { TargetProblem } from '#domain/integrations/DeliveryProblems';
import { say } from '#domain/messages/say';
import type { Needs } from '#server/kernel/needs';
import { isForbiddenAddress } from './forbiddenAddress.ts';

/** Why nothing is sent to an address. */
export class TargetRefused extends Error {
  readonly says: TargetProblem;
  constructor(says: TargetProblem) {
    super(says.code);
    this.says = says;
  }
}

/** The permitted forms of an endpoint's address, whatever it resolves to. Plain HTTP only in the evaluation court. */
export function parseTarget({ config }: Needs<'config'>, text: string): URL {
  if (!URL.canParse(text)) throw new TargetRefused(say('target.not_an_address'));
  const url = new URL(text);
  if (url.protocol !== 'https:' && !(config.evaluation && url.protocol === 'http:')) {
    throw new TargetRefused(say('target.not_https'));
  }
  if (url.username || url.password || url.hash) {
    throw new TargetRefused(say('target.more_than_address'));
  }
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(literal) && isForbiddenAddress(literal, config.webhooks.networks)) rejectPrivateAddress(literal);
  return url;
}

export type Resolve = (host: string) => Promise<{ address: string; family: number }[]>;
const resolveByDns: Resolve = (host) => lookup(host, { all: true });

/**
 * The address to connect to. If any address that the name resolves to is private, nothing is sent: a name that resolves
 * to both public and private addresses is meant to slip through. The caller connects to this address and does not
 * resolve the name again.
 */
export async function resolveTarget(
  { config }: Needs<'config'>,
  url: URL,
  resolve: Resolve = resolveByDns,
): Promise<{ address: string; family: number }> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const found = isIP(host) ? [{ address: host, family: isIP(host) }] : await resolve(host).catch(() => []);
  if (found.length === 0) throw new TargetRefused(say('target.host_unknown', { host }));
  for (const { address } of found) {
    if (isForbiddenAddress(address, config.webhooks.networks)) rejectPrivateAddress(address);
  }
  return found[0]!;
}

function rejectPrivateAddress(address: string): never {
  throw new TargetRefused(say('target.private_address', { address }));
}
