/** Content that runs when a file is opened or clicked. */
export const activeContents = [
  'activex_control',
  'external_content',
  'import',
  'javascript',
  'launch',
  'model_3d',
  'movie',
  'rich_media',
  'screen',
  'sound',
  'submit',
  'xfa_form',
] as const;
export type ActiveContent = (typeof activeContents)[number];
