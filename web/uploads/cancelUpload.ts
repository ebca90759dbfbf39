import * as contract from '#contract/uploads';
import { buildRequest } from '#web/calls/buildRequest.ts';
import { session } from '#web/session/session.ts';

/** Deletes an upload with everything that arrived. Whether it worked: one that is examined stays. */
export async function cancelUpload(id: string): Promise<boolean> {
  const [address, asked] = buildRequest(contract.cancelUpload, { id }, session.token());
  const headers = { ...(asked.headers as Record<string, string>), 'tus-resumable': '1.0.0' };
  const reply = await fetch(address, { ...asked, headers }).catch(() => null);
  return reply !== null && (reply.ok || reply.status === 404);
}
