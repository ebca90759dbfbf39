import type { DetailedError } from 'tus-js-client';
import { continueUpload } from '#contract/uploads';
import { addressOfCall } from '#web/calls/buildRequest.ts';
import { type CallError, toCallError } from '#web/calls/CallError.ts';
import { errorText } from '#web/calls/errorText.ts';
import { session } from '#web/session/session.ts';
import { reportRefusal } from '#web/session/sessionRefusals.ts';
import { cancelUpload } from './cancelUpload.ts';
import { partBytes } from './partSizes.ts';
import { changeRunning } from './runningUploads.ts';

type Parts = {
  key: string;
  endpoint: string;
  metadata: Record<string, string>;
  id: string | undefined;
  onSent: (sent: number) => void;
};

/** Pauses between attempts while the portal does not answer; the last one is repeated. */
const retryDelays = [0, 1000, 3000, 5000, ...Array<number>(20).fill(10_000)];

const addressOf = (id: string) => addressOfCall(continueUpload, { id });
const idOf = (address: string | null) => address?.split('/').filter(Boolean).at(-1) ?? null;

/**
 * Sends the parts of a file until the last byte has arrived. What the user can change, such as a session that ended,
 * stops it until the user retries; a refusal before the first byte ends it.
 */
export async function sendParts(
  file: File,
  { key, endpoint, metadata, id, onSent }: Parts,
): Promise<{ id: string } | { error: CallError } | { canceled: true }> {
  const { Upload } = await import('tus-js-client');
  return new Promise((resolve) => {
    const letGo = new AbortController();
    const end = (result: { id: string } | { error: CallError } | { canceled: true }) => {
      letGo.abort();
      resolve(result);
    };
    const upload = new Upload(file, {
      endpoint,
      metadata,
      ...(id !== undefined && { uploadUrl: addressOf(id) }),
      ...{ chunkSize: partBytes, retryDelays, storeFingerprintForResuming: false },
      onBeforeRequest: (request) => request.setHeader('authorization', `Bearer ${session.token() ?? ''}`),
      onUploadUrlAvailable: () => {
        const known = idOf(upload.url);
        changeRunning(key, { id: known });
        if (known !== null) holdLock(known, letGo.signal);
      },
      onProgress: (sent) => {
        changeRunning(key, { sent, state: 'sending', problem: null });
        onSent(sent);
      },
      onShouldRetry: (error) => {
        const mayRetry = navigator.onLine && isTemporary(statusOf(error as DetailedError));
        if (mayRetry) changeRunning(key, { state: 'retrying' });
        return mayRetry;
      },
      onSuccess: () => end({ id: idOf(upload.url)! }),
      onError: (error) => {
        const failed = callErrorOf(error as DetailedError);
        if (failed.status === 0 || isTemporary(failed.status)) return pause();
        if (failed.status === 401 || failed.status === 403) reportRefusal(session.token(), failed);
        if (upload.url === null && failed.status !== 401) return end({ error: failed });
        changeRunning(key, { state: 'stopped', problem: errorText(failed) });
      },
    });
    const go = () => {
      changeRunning(key, { state: 'sending', problem: null });
      upload.start();
    };
    /** Until the browser is online again; if it is, until the user retries. */
    const pause = () => changeRunning(key, { state: navigator.onLine ? 'stopped' : 'lost', problem: null });
    window.addEventListener('online', go, { signal: letGo.signal });
    changeRunning(key, {
      retry: go,
      cancel: () => {
        void upload.abort();
        const begun = idOf(upload.url);
        if (begun !== null) void cancelUpload(begun);
        end({ canceled: true });
      },
    });
    go();
  });
}

/** No answer, an answer of the portal's that will change, or an offset that the client asks for again. */
const isTemporary = (status: number) => status === 0 || status >= 500 || [408, 409, 423, 429, 460].includes(status);

const statusOf = ({ originalResponse }: DetailedError) => originalResponse?.getStatus() ?? 0;

function callErrorOf(error: DetailedError): CallError {
  const status = statusOf(error);
  let body: unknown = null;
  try {
    body = JSON.parse(error.originalResponse?.getBody() ?? '');
  } catch {
    // An answer that is not the portal's has no text for people.
  }
  return toCallError(status, body);
}

/** Other tabs see that this one sends the upload. */
function holdLock(id: string, signal: AbortSignal): void {
  const until = () => new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  void navigator.locks?.request(lockOf(id), { ifAvailable: true }, (lock) => (lock ? until() : undefined));
}

export const lockOf = (id: string) => `upload ${id}`;
