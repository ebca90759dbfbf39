/** The state of a download of a case's documents. `ready` and `failed` are final. */
export const downloadStates = ['queued', 'running', 'ready', 'failed'] as const;
export type DownloadState = (typeof downloadStates)[number];

/** Why a download failed: it has more bytes than one file may have, or an error that can be tried again. */
export const downloadFailures = ['too_large', 'fault'] as const;
export type DownloadFailure = (typeof downloadFailures)[number];

/** Bytes of one download. Below the limit of the ZIP format, which every program can open. */
export const largestDownload = 2_000_000_000;

/** Hours for which a finished download can be saved. */
export const downloadHours = 24;
