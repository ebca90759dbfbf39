import { fetchSignedIn } from '#web/session/fetchSignedIn.ts';
import { errorText } from './errorText.ts';

/** The bytes of a response from the server; otherwise an error with a message for people. */
export async function fetchBlob(address: string, signal?: AbortSignal): Promise<Blob> {
  const response = await fetchSignedIn(address, signal ? { signal } : {}).catch((failure: unknown) => {
    throw signal?.aborted ? failure : new Error(errorText({ status: 0 }));
  });
  if (response.ok) return response.blob();
  throw new Error(errorText(await response.json().catch(() => null)));
}
