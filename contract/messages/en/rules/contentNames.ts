import type { ActiveContent } from '#domain/documentFacts/ActiveContent';
import type { DocumentLanguage } from '#domain/documentFacts/languages';

export const activeContentNames: Record<ActiveContent, string> = {
  activex_control: 'ActiveX control',
  external_content: 'external content',
  import: 'form data import',
  javascript: 'JavaScript',
  launch: 'program launch',
  model_3d: '3D model',
  movie: 'movie',
  rich_media: 'rich media',
  screen: 'screen rendition',
  sound: 'sound',
  submit: 'form submission',
  xfa_form: 'XFA form',
};

export const languageNames: Record<DocumentLanguage, string> = {
  es: 'Spanish',
  fr: 'French',
  pt: 'Portuguese',
  de: 'German',
  it: 'Italian',
  ht: 'Haitian Creole',
  vi: 'Vietnamese',
  tl: 'Tagalog',
  pl: 'Polish',
  zh: 'Chinese',
  ko: 'Korean',
  ja: 'Japanese',
  ru: 'Russian',
  ar: 'Arabic',
  he: 'Hebrew',
  hi: 'Hindi',
  pa: 'Punjabi',
  bn: 'Bengali',
  hy: 'Armenian',
  th: 'Thai',
  el: 'Greek',
};
