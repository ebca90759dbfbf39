/** Where clamd listens: a host and a port, or the path of a Unix socket. */
export type ClamdAddress = { host: string; port: number } | { path: string };

const usualPort = 3310;

/** Reads `tcp://host:port`, `unix:/path`, or a path. Null for anything else. */
export function readClamdAddress(given: string): ClamdAddress | null {
  if (given.startsWith('/')) return { path: given };
  const url = URL.canParse(given) ? new URL(given) : null;
  if (url?.protocol === 'unix:' && url.host === '' && url.pathname.startsWith('/')) {
    return { path: decodeURIComponent(url.pathname) };
  }
  if (url?.protocol !== 'tcp:' || url.hostname === '') return null;
  // An IPv6 address is in brackets there, and without them where it is connected.
  return { host: url.hostname.replace(/^\[|\]$/g, ''), port: url.port === '' ? usualPort : Number(url.port) };
}
