import { session } from '#web/identity/session.ts';
import { reportRefusal } from '#web/identity/sessionRefusals.ts';

export type FormReply = { status: number; body: Record<string, unknown> };
export type SendOptions = {
  headers?: Record<string, string>;
  /** Milliseconds after which the sending is given up. */
  timeout?: number;
  onSent?: (sent: number, total: number) => void;
};

/**
 * Sends a multipart form and reports upload progress. It uses XMLHttpRequest, because fetch does not report progress.
 */
export function sendForm(
  method: 'POST' | 'PUT',
  path: string,
  form: FormData,
  options: SendOptions = {},
): Promise<FormReply> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, path);
    const token = session.token();
    request.setRequestHeader('authorization', `Bearer ${token ?? ''}`);
    for (const [name, value] of Object.entries(options.headers ?? {})) request.setRequestHeader(name, value);
    request.timeout = options.timeout ?? 0;
    request.upload.onprogress = (event) => options.onSent?.(event.loaded, event.total);
    request.onload = () => {
      const body = parse(request.responseText);
      if (request.status === 401 || request.status === 403) reportRefusal(token, body);
      resolve({ status: request.status, body });
    };
    request.onerror = () => reject(new Error('network'));
    request.ontimeout = () => reject(new Error('timeout'));
    request.send(form);
  });
}

function parse(text: string): Record<string, unknown> {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
