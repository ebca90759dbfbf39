/** The four formats the portal reads, with what a person calls them. */
export const fileFormats = ['pdf', 'docx', 'doc', 'txt'] as const;
export type FileFormat = (typeof fileFormats)[number];

export const mediaTypeOf: Record<FileFormat, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  doc: 'application/msword',
  txt: 'text/plain',
};

/**
 * The maximum size of a document in one call, 10 MB, enforced in the browser and on the server (departure 11). Larger
 * documents are uploaded in parts, within the limits of the court (`domain/uploads`).
 */
export const maxDocumentBytes = 10 * 1024 * 1024;

/** The maximum number of additional documents in one analysis. */
export const maxAdditionalDocuments = 2;

/** No document is larger than this, whatever a court permits: the workers that read documents are measured for it. */
export const largestDocumentBytes = 150 * 1024 * 1024;
