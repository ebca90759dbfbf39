import { vi } from 'vitest';

export type Upload = {
  method: string;
  path: string;
  headers: Record<string, string>;
  timeout: number;
  form: FormData;
  /** Responds to the upload. */
  answer: (status: number, body: unknown) => void;
  /** The upload timed out. */
  giveUp: () => void;
  /** The connection was lost before a response. */
  lose: () => void;
  /** This many bytes have been sent. */
  progress: (sent: number, total: number) => void;
};

/** Replaces the server for file uploads, which use XMLHttpRequest. Returns every upload that was started. */
export function stubUploads(): Upload[] {
  const uploads: Upload[] = [];
  class StubRequest {
    method = '';
    path = '';
    headers: Record<string, string> = {};
    timeout = 0;
    status = 0;
    responseText = '';
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    onload?: () => void;
    ontimeout?: () => void;
    onerror?: () => void;
    open(method: string, path: string) {
      Object.assign(this, { method, path });
    }
    setRequestHeader(name: string, value: string) {
      this.headers[name] = value;
    }
    send(form: FormData) {
      const { method, path, headers, timeout } = this;
      uploads.push({
        method,
        path,
        headers,
        timeout,
        form,
        answer: (status, body) => {
          this.status = status;
          this.responseText = JSON.stringify(body);
          this.onload?.();
        },
        giveUp: () => this.ontimeout?.(),
        lose: () => this.onerror?.(),
        progress: (loaded, total) => this.upload.onprogress?.({ loaded, total }),
      });
    }
  }
  vi.stubGlobal('XMLHttpRequest', StubRequest);
  return uploads;
}
