import type { BlobStore } from '#server/kernel/ports/BlobStore';
import type { Quarantine } from '#server/kernel/ports/Quarantine';

/** The store of documents, out of which nothing is read that the quarantine holds. */
export function guardBlobs(blobs: BlobStore, quarantine: Quarantine): BlobStore {
  if (!quarantine.scanner) return blobs;
  return {
    ...blobs,
    async read(sha256, range) {
      await quarantine.admit({ sha256 });
      return blobs.read(sha256, range);
    },
  };
}
