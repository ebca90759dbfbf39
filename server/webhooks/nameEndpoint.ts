/**
 * The display name of an endpoint: its description, or else the host. Never the entire address, which may carry a
 * token.
 */
export function nameEndpoint({ description, url }: { description: string; url: string }): string {
  return description || new URL(url).host;
}
