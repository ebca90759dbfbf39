import type { NoParameters } from '../NoParameters.ts';
import type { ContactDetail } from './messages.ts';

type Fields = {
  fields?: readonly ContactDetail[];
  attorney_fields?: readonly ContactDetail[];
  self_represented_fields?: readonly ContactDetail[];
};

/** Parameters of the kinds of rules on signatures and contact information. */
export type SignatureParameters = {
  signature_block: Fields & {
    /** The typed name of a filer with an e-filing account is a signature (Fed. R. Civ. P. 5(d)(3)(C)). */
    typed_name_signs?: true;
    /** A document sworn before a notary must have a handwritten signature (Tex. R. Civ. P. 21(f)(7)). */
    not_conformed_before_notary?: true;
  };
  government_signature: NoParameters;
  contact_info: { fields: readonly ContactDetail[] };
  service_address: NoParameters;
  bar_number: {
    /** The court's bar's name for it. */
    name: string;
    /** A description of its format. */
    form: string;
    patterns: readonly string[];
    remedy: string;
  };
};
