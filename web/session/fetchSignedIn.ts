import { session } from './session.ts';
import { reportRefusal } from './sessionRefusals.ts';

/**
 * Requests a file, an image, or a stream from the server with this tab's session. The token is sent in the header,
 * never in the address. The end of a session is detected as in every other call.
 */
export async function fetchSignedIn(address: string, request: RequestInit = {}): Promise<Response> {
  const token = session.token();
  const headers = new Headers(request.headers);
  headers.set('authorization', `Bearer ${token ?? ''}`);
  const response = await fetch(address, { ...request, headers });
  if (response.status === 401 || response.status === 403) {
    reportRefusal(
      token,
      await response
        .clone()
        .json()
        .catch(() => null),
    );
  }
  return response;
}
