import type { NoParameters } from '../NoParameters.ts';

/** Parameters of the kinds of rules that only a person can check. */
export type PeopleParameters = {
  /** The reason, as a sentence. */
  left_to_person: { why: string };
  cover_color: NoParameters;
  font_color: NoParameters;
  redaction_exemption: NoParameters;
  redaction_of_contacts: NoParameters;
};
