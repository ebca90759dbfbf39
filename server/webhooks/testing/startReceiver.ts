import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';

export type Heard = { id: string; signature: string; body: string; verified: boolean; path: string };
export type Answer = { status?: number; body?: string; headers?: Record<string, string>; afterMs?: number };

/** Another system, as its developers would write it: it verifies each signature with Standard Webhooks' own library. */
export async function startReceiver() {
  const heard: Heard[] = [];
  const state: { secret: string; answer: Answer } = { secret: '', answer: {} };
  const server = http.createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const headers = request.headers as Record<string, string>;
    heard.push({
      id: headers['webhook-id'] ?? '',
      signature: headers['webhook-signature'] ?? '',
      body,
      verified: verify(state.secret, body, headers),
      path: request.url ?? '',
    });
    const { status = 204, body: said = '', headers: more = {}, afterMs = 0 } = state.answer;
    setTimeout(() => response.writeHead(status, more).end(said), afterMs);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    port,
    heard,
    /** The secret that was shown when the endpoint was made. */
    trust: (secret: string) => {
      state.secret = secret;
    },
    answer: (answer: Answer) => {
      state.answer = answer;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;

function verify(secret: string, body: string, headers: Record<string, string>): boolean {
  try {
    new Webhook(secret).verify(body, headers);
    return true;
  } catch {
    return false;
  }
}
