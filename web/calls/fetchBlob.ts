import { fetchSignedIn } from '#web/session/fetchSignedIn.ts';
import { errorText } from './errorText.ts';

/** What an address of the server answers, byte for byte; otherwise an error whose message a person can read. */
export async function fetchBlob(address: string, signal?: AbortSignal): Promise<Blob> {
  const response = await fetchSignedIn(address, signal ? { signal } : {}).catch((failure: unknown) => {
    throw signal?.aborted ? failure : new Error(errorText({ status: 0 }));
  });
  if (response.ok) return response.blob();
  throw new Error(errorText(await response.json().catch(() => null)));
}
