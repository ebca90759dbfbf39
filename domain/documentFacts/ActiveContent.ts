/** What makes a file act when it is opened or clicked on. */
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
