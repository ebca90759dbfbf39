import { device } from '#web/session/device.ts';
import { fetchSignedIn } from '#web/session/fetchSignedIn.ts';
import { errorText } from './errorText.ts';

/**
 * The bytes of a response from the server, or without a network, of a page that is kept on the device; otherwise an error
 * with a message for people.
 */
export async function fetchBlob(address: string, signal?: AbortSignal): Promise<Blob> {
  const response = await fetchSignedIn(address, signal ? { signal } : {}).catch(async (failure: unknown) => {
    if (signal?.aborted) throw failure;
    const kept = await (await device.part)?.readPicture(address);
    if (kept) return new Response(kept);
    throw new Error(errorText({ status: 0 }));
  });
  if (response.ok) return response.blob();
  throw new Error(errorText(await response.json().catch(() => null)));
}
