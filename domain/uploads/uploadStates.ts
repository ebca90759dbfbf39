/**
 * What a document that is uploaded in parts becomes: a lead document of a draft, an attachment of a filing, a document
 * of the correction of a returned filing, or a scanned batch.
 */
export const uploadPurposes = ['lead', 'attachment', 'replacement', 'correction_attachment', 'batch'] as const;
export type UploadPurpose = (typeof uploadPurposes)[number];

/**
 * `receiving`: parts are missing. `received`: complete, and a job examines it. `taken`: it is where it belongs.
 * `refused`: it cannot be used, for the reason stated with it.
 */
export const uploadStates = ['receiving', 'received', 'taken', 'refused'] as const;
export type UploadState = (typeof uploadStates)[number];
