import type { NoParameters } from '../NoParameters.ts';
import type { ContactDetail } from './messages.ts';

type Fields = {
  fields?: readonly ContactDetail[];
  attorney_fields?: readonly ContactDetail[];
  self_represented_fields?: readonly ContactDetail[];
};

/** Parameters of the kinds of rules on signatures and on how the signer can be reached. */
export type SignatureParameters = {
  signature_block: Fields & {
    /** The name typed by a filer with an account of the e-filing system is a signature (Fed. R. Civ. P. 5(d)(3)(C)). */
    typed_name_signs?: true;
    /** A document sworn before a notary bears a handwritten signature (Tex. R. Civ. P. 21(f)(7)). */
    not_conformed_before_notary?: true;
  };
  government_signature: NoParameters;
  contact_info: { fields: readonly ContactDetail[] };
  service_address: NoParameters;
  bar_number: {
    /** As the court’s bar calls it. */
    name: string;
    /** How it is written, in words. */
    form: string;
    patterns: readonly string[];
    remedy: string;
  };
};
