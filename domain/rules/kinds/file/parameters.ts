import type { NoParameters } from '../NoParameters.ts';

/** Parameters of the kinds of rules on files. */
export type FileParameters = {
  active_content: NoParameters;
  bookmarks:
    | { of: 'exhibits' | 'parts' | 'tabs' }
    | { of: 'headings'; targets: readonly string[] }
    | { of: 'long_documents'; over_words: number };
  embedded_files: NoParameters;
  encryption: NoParameters;
  file_format: {
    /** PDF/A. */
    archival?: true;
    searchable?: true;
    unprotected?: true;
    without_media?: true;
    flattened?: true;
    bookmarks?: true;
    letter_size?: true;
    max_mb?: number;
    file_name_max_chars?: number;
  };
  file_name: { max_chars: number };
  file_size: { max_mb: number; envelope_max_mb?: number; reviewing_max_mb?: number };
  live_form_fields: NoParameters;
  pdf_text_searchable: { max_mb?: number };
  text_layer: NoParameters;
};
