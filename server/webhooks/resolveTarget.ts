import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import type { Needs } from '#server/kernel/needs';
import { isForbiddenAddress } from './forbiddenAddress.ts';

/** Why nothing is sent to an address. `code` is for programs, the message for people. */
export class TargetRefused extends Error {
  readonly code: 'not_https' | 'forbidden_address' | 'unknown_host' | 'not_an_address';
  constructor(code: TargetRefused['code'], words: string) {
    super(words);
    this.code = code;
  }
}

/** What an endpoint's address may look like, whatever it resolves to. In clear only in the evaluation court. */
export function parseTarget({ config }: Needs<'config'>, text: string): URL {
  if (!URL.canParse(text)) throw new TargetRefused('not_an_address', 'This is not an address.');
  const url = new URL(text);
  if (url.protocol !== 'https:' && !(config.evaluation && url.protocol === 'http:')) {
    throw new TargetRefused('not_https', 'The address must begin with https://.');
  }
  if (url.username || url.password || url.hash) {
    throw new TargetRefused('not_an_address', 'Leave user name, password and # out of the address.');
  }
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(literal) && isForbiddenAddress(literal, config.webhooks.networks)) rejectPrivateAddress(literal);
  return url;
}

export type Resolve = (host: string) => Promise<{ address: string; family: number }[]>;
const resolveByDns: Resolve = (host) => lookup(host, { all: true });

/**
 * The address to connect to. When any that the name resolves to is private, nothing is sent: names that lead in and
 * out at once are made to slip through. The caller connects to this address and asks no second time.
 */
export async function resolveTarget(
  { config }: Needs<'config'>,
  url: URL,
  resolve: Resolve = resolveByDns,
): Promise<{ address: string; family: number }> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const found = isIP(host) ? [{ address: host, family: isIP(host) }] : await resolve(host).catch(() => []);
  if (found.length === 0) throw new TargetRefused('unknown_host', `The name ${host} is not known.`);
  for (const { address } of found) {
    if (isForbiddenAddress(address, config.webhooks.networks)) rejectPrivateAddress(address);
  }
  return found[0]!;
}

function rejectPrivateAddress(address: string): never {
  throw new TargetRefused(
    'forbidden_address',
    `${address} lies in a private network. The operator can except a network with WEBHOOK_NETWORKS.`,
  );
}
