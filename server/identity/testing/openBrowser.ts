import http from 'node:http';

export type Page = { status: number; url: URL; headers: http.IncomingHttpHeaders; body: string; json: () => never };

type Cookie = { name: string; value: string; path: string };
type Asking = { method?: string; json?: object; form?: Record<string, string>; headers?: Record<string, string> };

/** A browser without pictures: keeps cookies by their path, sends them by it, and follows redirects one at a time. */
export function openBrowser(portal: string) {
  let cookies: Cookie[] = [];

  async function ask(where: string, asking: Asking = {}): Promise<Page> {
    const url = new URL(where, portal);
    const body = asking.json ? JSON.stringify(asking.json) : asking.form && `${new URLSearchParams(asking.form)}`;
    const type = asking.json ? 'application/json' : 'application/x-www-form-urlencoded';
    const sent = cookies.filter(({ path }) => reaches(path, url.pathname)).map(({ name, value }) => `${name}=${value}`);
    const page = await send(url, {
      method: asking.method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        ...(sent.length > 0 ? { cookie: sent.join('; ') } : {}),
        ...(body === undefined ? {} : { 'content-type': type, 'content-length': String(Buffer.byteLength(body)) }),
        ...asking.headers,
      },
      body,
    });
    for (const header of page.headers['set-cookie'] ?? []) keep(header);
    return page;
  }

  function keep(header: string): void {
    const [pair = '', ...attributes] = header.split(/;\s*/);
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    const attribute = (wanted: string) =>
      attributes.map((one) => one.split('=')).find(([key]) => key?.toLowerCase() === wanted)?.[1];
    const path = attribute('path') ?? '/';
    const gone = value === '' || Date.parse(attribute('expires') ?? '') < Date.now();
    cookies = cookies.filter((one) => one.name !== name || one.path !== path);
    if (!gone) cookies.push({ name, value, path });
  }

  /** Follows redirects until a page is not a redirect, or until `stop` returns true. */
  async function follow(page: Page, stop: (next: URL) => boolean = () => false): Promise<Page> {
    let current = page;
    for (let hops = 0; current.headers.location && hops < 12; hops++) {
      const next = new URL(current.headers.location, current.url);
      if (stop(next)) return current;
      current = await ask(next.href);
    }
    return current;
  }

  return { ask, follow, cookies: () => cookies, plant: (cookie: Cookie) => void cookies.push(cookie) };
}

export type Browser = ReturnType<typeof openBrowser>;

function reaches(path: string, pathname: string): boolean {
  return path === '/' || pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`);
}

function send(
  url: URL,
  { body, ...options }: { method: string; headers: Record<string, string>; body: string | undefined },
): Promise<Page> {
  return new Promise((resolve, reject) => {
    const request = http.request(url, options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        resolve({
          status: response.statusCode ?? 0,
          url,
          headers: response.headers,
          body: text,
          json: () => JSON.parse(text) as never,
        });
      });
    });
    request.on('error', reject);
    request.end(body);
  });
}
