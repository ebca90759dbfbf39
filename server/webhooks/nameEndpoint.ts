/** What people call an endpoint: its description, else the host. Never the entire address, which may carry a token. */
export function nameEndpoint({ description, url }: { description: string; url: string }): string {
  return description || new URL(url).host;
}
