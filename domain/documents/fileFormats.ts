/** The four formats the portal reads, with what a person calls them. */
export const fileFormats = ['pdf', 'docx', 'doc', 'txt'] as const;
export type FileFormat = (typeof fileFormats)[number];

export const mediaTypeOf: Record<FileFormat, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  doc: 'application/msword',
  txt: 'text/plain',
};

/** SPEC.md 9: stated maximum of one document, 10 MB, enforced (departure 11). */
export const maxDocumentBytes = 10 * 1024 * 1024;

/** SPEC.md 9: additional documents that one analysis takes. */
export const maxAdditionalDocuments = 2;
