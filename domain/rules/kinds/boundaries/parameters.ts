import type { NoParameters } from '../NoParameters.ts';

/** Parameters of the kinds of rules on the contents of a file and a submission. */
export type BoundaryParameters = {
  document_split: NoParameters;
  documents_combined: NoParameters;
  exhibits_attached: NoParameters;
  motion_title: { one_of: readonly string[] };
  proposed_order: NoParameters;
  title_fits: NoParameters;
};
