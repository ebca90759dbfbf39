import type { Endpoint } from '#contract/endpoint';
import { beginUpload, type Upload as Listed } from '#contract/uploads';
import type { UploadPurpose } from '#domain/uploads/uploadStates';
import { addressOfCall } from '#web/calls/buildRequest.ts';
import type { CallError } from '#web/calls/CallError.ts';
import type { AppThunk } from '#web/store.ts';
import { fingerprintOf } from './fingerprintOf.ts';
import { changeRunning, forgetRunning, noteRunning } from './runningUploads.ts';
import { sendParts } from './sendParts.ts';
import { uploadsApi } from './uploadsApi.ts';

export type Target = {
  /** The call that begins the upload; by default that of documents of filings. */
  begin?: Endpoint;
  metadata: Record<string, string | undefined>;
  /** An upload of this file that was begun before. */
  id?: string;
  onSent?: (sent: number, total: number) => void;
};
/** Where the document is now, why the portal refused it, or that the user canceled the upload. */
export type SentInParts =
  | { data: Listed; error?: undefined; canceled?: undefined }
  | { error: CallError; data?: undefined; canceled?: undefined }
  | { canceled: true; data?: undefined; error?: undefined };

/** How often the portal is asked whether it has examined the document. */
const everyMs = 1000;

/**
 * Uploads a file in parts and waits until the portal has put it where it belongs. A lost connection only delays it; it
 * continues while the user works on other screens.
 */
export function sendInParts(
  file: File,
  { begin = beginUpload, metadata, id, onSent }: Target,
): AppThunk<Promise<SentInParts>> {
  return async (dispatch) => {
    const key = crypto.randomUUID();
    noteRunning({
      ...{ key, id: id ?? null, file_name: file.name, size: file.size, sent: 0, state: 'sending', problem: null },
      ...{ retry: () => {}, cancel: () => {} },
      purpose: (metadata.purpose ?? 'batch') as UploadPurpose,
      filing_id: metadata.filing ?? null,
    });
    try {
      const named = { ...metadata, filename: file.name, fingerprint: await fingerprintOf(file) };
      const known = Object.entries(named).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
      const sent = await sendParts(file, {
        endpoint: addressOfCall(begin, {} as never),
        ...{ key, id, metadata: Object.fromEntries(known) },
        onSent: (done) => onSent?.(done, file.size),
      });
      if (!('id' in sent)) return sent;
      changeRunning(key, { state: 'arrived', sent: file.size });
      return await dispatch(waitUntilTaken(sent.id));
    } finally {
      forgetRunning(key);
      dispatch(uploadsApi.util.invalidateTags(['Uploads']));
    }
  };
}

/** The portal examines a document in the background; a browser that is closed now loses nothing. */
function waitUntilTaken(id: string): AppThunk<Promise<SentInParts>> {
  return async (dispatch) => {
    for (;;) {
      const asked = uploadsApi.endpoints.listUploads.initiate(undefined, { forceRefetch: true, subscribe: false });
      const { data, error } = await dispatch(asked);
      const upload = data?.uploads.find((one) => one.id === id);
      // A batch is listed from the beginning of its division.
      if (upload?.state === 'taken' || typeof upload?.result_id === 'string') return { data: upload };
      if (upload?.state === 'refused') return { error: { status: 422, error: upload.failure ?? '' } };
      if (data && !upload) return { canceled: true };
      if (error && 'status' in error && error.status === 401) return { error: error as CallError };
      await new Promise((resolve) => setTimeout(resolve, everyMs));
    }
  };
}
