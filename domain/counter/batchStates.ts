/** Where a batch comes from: the screen, or the folder of the scanner. */
export const batchSources = ['upload', 'folder'] as const;
export type BatchSource = (typeof batchSources)[number];

/**
 * `dividing`: a job searches its pages for sheets. `ready`: divided, and the clerk has not filed it. `refused`: a problem
 * must be solved in the scan. `failed`: it could not be divided.
 */
export const batchStates = [
  'dividing',
  'ready',
  'filing',
  'filed',
  'partly_filed',
  'refused',
  'failed',
  'discarded',
] as const;
export type BatchState = (typeof batchStates)[number];

export const itemStates = ['waiting', 'filed', 'failed'] as const;
export type ItemState = (typeof itemStates)[number];
