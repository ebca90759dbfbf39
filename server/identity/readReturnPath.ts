/**
 * Where a person wanted to go before signing in; null for anything but a path of the portal. Browsers read
 * `//host`, `/\host` and paths with control characters as other sites.
 */
export function readReturnPath(asked: string): string | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must be found.
  if (!/^\/(?![/\\])[^\\\u0000-\u001f\u007f]*$/.test(asked)) return null;
  const portal = 'http://portal.invalid';
  const url = new URL(asked, portal);
  if (url.origin !== portal || url.pathname.startsWith('//')) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}
