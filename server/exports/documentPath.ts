import path from 'node:path';

export const documentsFolder = 'documents';

/** The file of a document in an export: `documents/ab/cdef…`, by the SHA-256 of its bytes. */
export const documentPath = (folder: string, sha256: string): string =>
  path.join(folder, documentsFolder, sha256.slice(0, 2), sha256.slice(2));
