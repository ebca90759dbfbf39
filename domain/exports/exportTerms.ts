/** The terms of exports of the entire portal. */

/** `incomplete`: everything but the documents that are missing. `removed`: a newer export has replaced it. */
export const exportStates = ['queued', 'running', 'ready', 'incomplete', 'failed', 'removed'] as const;
export type ExportState = (typeof exportStates)[number];

export const exportFailures = ['folder', 'no_space', 'fault'] as const;
export type ExportFailure = (typeof exportFailures)[number];

/** The hour of the night, and the number of exports that are kept, until an administrator sets others. */
export const usualExportSettings = { enabled: false, hour: 2, keep: 7 } as const;

export const mostKeptExports = 60;
