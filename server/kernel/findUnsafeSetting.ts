import { isIP } from 'node:net';

type Settings = {
  PUBLIC_URL?: string | undefined;
  SECRET_KEY?: string | undefined;
  ENCRYPTION_KEY?: string | undefined;
  ENCRYPTION_KEYS_OLD?: string | undefined;
  TRUST_PROXY?: string | undefined;
  METRICS_TOKEN?: string | undefined;
  PAYMENTS?: string | undefined;
};

/** The key of evaluation courts, which is public in the repository. */
export const evaluationSecretKey = 'evaluation-court-key-that-protects-nothing';

/** Random text in base64 or hexadecimal has more; words, repetitions and rows of digits have less. */
const leastKeyBits = 100;

/** Why production must not start with these settings, in one sentence that names the setting; null when it may. */
export function findUnsafeSetting(set: Settings): string | null {
  return (
    findUnsafeAddress(set.PUBLIC_URL) ??
    findWeakKey('SECRET_KEY', set.SECRET_KEY) ??
    findWeakKey('ENCRYPTION_KEY', set.ENCRYPTION_KEY) ??
    (set.SECRET_KEY === set.ENCRYPTION_KEY
      ? 'SECRET_KEY and ENCRYPTION_KEY are the same. Generate two different keys.'
      : null) ??
    findUnsafeProxy(set.TRUST_PROXY) ??
    findWeakToken(set.METRICS_TOKEN) ??
    (set.PAYMENTS === 'test'
      ? 'PAYMENTS is test. The test provider moves no money, so filings would count as paid. Set it to off.'
      : null)
  );
}

function findUnsafeAddress(address = ''): string | null {
  const { protocol, hostname } = new URL(address);
  if (protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))) return null;
  return `PUBLIC_URL is ${address}. It must begin with https://, or sign-ins and filings would be sent unencrypted.`;
}

export function isLoopback(host: string): boolean {
  return /^(localhost|\[?::1\]?|127\.\d+\.\d+\.\d+)$/.test(host);
}

function findWeakKey(name: string, key = ''): string | null {
  const isKnown = key === evaluationSecretKey;
  if (!isKnown && !isRepetition(key) && bitsOf(key) >= leastKeyBits) return null;
  return `${name} can be guessed${isKnown ? ': it is the key of the evaluation court' : ''}. Generate one with: openssl rand -base64 48.`;
}

const isRepetition = (key: string) => /^(.{1,16}?)\1+.{0,15}$/s.test(key) || /0123456789|abcdefghij/i.test(key);

/** The Shannon entropy of a text by character frequency, in bits. */
function bitsOf(text: string): number {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  const shares = [...counts.values()].map((count) => count / text.length);
  return -text.length * shares.reduce((sum, share) => sum + share * Math.log2(share), 0);
}

function findUnsafeProxy(proxies = ''): string | null {
  if (proxies === 'none') return null;
  const wrong = proxies.split(',').find((proxy) => !isNetwork(proxy.trim()));
  if (wrong === undefined) return null;
  return `TRUST_PROXY contains "${wrong.trim()}". It must list the addresses of your proxies, such as "127.0.0.1, 10.0.0.0/8", or be "none".`;
}

/** An address or a network that does not include everyone. */
function isNetwork(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', prefix, ...rest] = text.split('/');
  if (!isIP(address) || rest.length > 0) return false;
  if (prefix === undefined) return true;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) >= 8 && Number(prefix) <= (isIP(address) === 6 ? 128 : 32);
}

function findWeakToken(token: string | undefined): string | null {
  if (token === undefined || (token.length >= 16 && !isRepetition(token))) return null;
  return 'METRICS_TOKEN can be guessed. Generate one with: openssl rand -base64 24.';
}
