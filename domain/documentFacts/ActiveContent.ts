/** Content that runs when a file is opened or clicked. */
export type ActiveContent =
  | 'activex_control'
  | 'external_content'
  | 'import'
  | 'javascript'
  | 'launch'
  | 'model_3d'
  | 'movie'
  | 'rich_media'
  | 'screen'
  | 'sound'
  | 'submit'
  | 'xfa_form';
