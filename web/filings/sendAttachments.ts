import { addSupportingDocuments } from '#contract/filings';
import type { CallError } from '#web/calls/CallError.ts';
import { sendFiles } from '#web/calls/sendFiles.ts';
import type { AppThunk } from '#web/store.ts';
import { goesInParts } from '#web/uploads/partSizes.ts';
import { sendLargeFile } from '#web/uploads/sendLargeFile.ts';

/** An upload of supporting documents in one call times out after 30 seconds. */
const supportingTimeout = 30_000;

/**
 * Adds supporting documents to a filing: small ones in one call, large ones in parts. Returns why the first one that was
 * refused was not added; what the user cancels is no error.
 */
export function sendAttachments(id: string, files: readonly File[]): AppThunk<Promise<CallError | null>> {
  return async (dispatch) => {
    const small = files.filter((file) => !goesInParts(file));
    if (small.length > 0) {
      const input = { id, supporting_document: small };
      const reply = await sendFiles(addSupportingDocuments, input, { timeout: supportingTimeout });
      if (!reply.data) return reply.error;
    }
    for (const file of files.filter(goesInParts)) {
      const metadata = { purpose: 'attachment', filing: id };
      const { error } = await dispatch(sendLargeFile(file, { metadata }));
      if (error) return error;
    }
    return null;
  };
}
