import type { CheckedDocument } from '../../checks/Submission.ts';
import type { Asked, Evaluator } from '../Evaluator.ts';
import type { Outcome } from '../Outcome.ts';
import type { DoubtMessage } from '../RuleMessages.ts';
import { hasLawyer, isSignedDocument, isTestimony } from '../shared/documentNature.ts';
import { broken, met, missing, notApplicable, notChecked, statementsIn } from '../shared/lookup.ts';
import { lackingFields } from './contactFields.ts';

/** Whether the filer signed a document, with the details of the signer that the court requires. */
export const signatureBlock: Evaluator<'signature_block'> = ({ parameters }, { documents: [lead] }) => {
  if (!isSignedDocument(lead)) return notApplicable;
  const unsigned = unsignedOutcome(lead, parameters);
  if (unsigned !== undefined) return unsigned;
  if (isTestimony(lead)) return met;
  return parameters.not_conformed_before_notary ? conformedForSworn(lead) : fieldsOutcome(lead, parameters);
};

/** No sign of a signature, or only blank signature lines. A handwritten signature is an image, not text. */
function unsignedOutcome(
  lead: CheckedDocument,
  { typed_name_signs }: Asked<'signature_block'>['parameters'],
): Outcome | undefined {
  const { reading, facts } = lead;
  const { signatures, has_signature_block: block } = reading;
  const isMarked =
    statementsIn(lead, 'signature_mark').length > 0 || block?.evidence.some(({ quote }) => /\/ ?s ?\//i.test(quote));
  if (isMarked || (facts.file.pdf?.signatures ?? 0) > 0) return undefined;
  const forms = signatures.map(({ parts }) => parts?.form);
  if (forms.some((form) => form !== undefined && form !== 'blank')) return undefined;
  const hasPlace = signatures.length > 0 || block?.value === true || statementsIn(lead, 'signing_place').length > 0;
  if (!hasPlace) {
    if (block === undefined) return notChecked({ code: 'signatures.unread', values: {} });
    const marked = signatureByHand(lead);
    return marked === undefined ? missing(lead, { code: 'signatures.missing', values: {} }) : notChecked(marked);
  }
  // The typed name of a person who files from their account is a signature (Fed. R. Civ. P. 5(d)(3)(C)).
  const typed = forms.includes(undefined) || (block?.value === true && signatures.length === 0);
  if (typed && typed_name_signs) return undefined;
  if (facts.file.format !== 'txt') return notChecked({ code: 'signatures.perhaps_by_hand', values: {} });
  const evidence = signatures[0]?.evidence ?? block?.evidence ?? [];
  return broken({ says: { code: 'signatures.line_blank', values: {} }, evidence });
}

/** Pages that may have a handwritten signature: recognized pages, and pages with images or drawn marks. */
function signatureByHand({ facts }: CheckedDocument): DoubtMessage | undefined {
  const { pages, pages_recognized = [], pdf } = facts.file;
  if (pages_recognized.length > 0) return { code: 'signatures.perhaps_on_recognized_pages', values: {} };
  // The first page may have a letterhead but rarely a signature.
  const pictured = (pdf?.pictured ?? []).filter((page) => page > 1 || pages === 1);
  const [page] = pictured.slice(-1);
  return page === undefined ? undefined : { code: 'signatures.perhaps_drawn', values: { page } };
}

/** A conformed signature does not count if a document is sworn before a notary (Tex. R. Civ. P. 21(f)(7)). */
function conformedForSworn(lead: CheckedDocument): Outcome {
  const jurat = statementsIn(lead, 'notary')[0];
  const conformed = lead.reading.signatures.filter(({ parts }) => parts?.form === '/s/');
  const all = conformed.length > 0 && conformed.length === lead.reading.signatures.length;
  if (jurat === undefined || !all) return met;
  return broken({
    says: { code: 'signatures.conformed_before_notary', values: {} },
    evidence: [...jurat.evidence, ...conformed[0]!.evidence],
  });
}

function fieldsOutcome(
  lead: CheckedDocument,
  { fields, attorney_fields, self_represented_fields }: Asked<'signature_block'>['parameters'],
): Outcome {
  const asked = fields ?? (hasLawyer(lead) ? attorney_fields : self_represented_fields) ?? [];
  const lacking = lackingFields(asked, lead);
  if (lacking.length === 0) return met;
  return missing(lead, { code: 'signatures.block_incomplete', values: { details: lacking } }, { lacking });
}

/** Whether an attorney signs the lead document, so that an attorney's details are required. */
export const isLawyersDocument = (lead: CheckedDocument) =>
  isSignedDocument(lead) && !isTestimony(lead) && hasLawyer(lead);
