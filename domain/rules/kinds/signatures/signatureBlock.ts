import type { CheckedDocument } from '../../checks/Submission.ts';
import type { Asked, Evaluator } from '../Evaluator.ts';
import type { Outcome } from '../Outcome.ts';
import { broken, inWords, met, missing, notApplicable, notChecked, statementsIn } from '../shared/lookup.ts';
import { hasLawyer, isSignedPaper, isTestimony } from '../shared/paperNature.ts';
import { lackingFields } from './contactFields.ts';

const sign =
  'Sign above the printed name: "/s/ [name]", or a picture of the signature, over "[printed name], [attorney for which party, or party without a lawyer]".';

/** Whether a paper is signed by whoever files it, with what its court wants to know of the signer. */
export const signatureBlock: Evaluator<'signature_block'> = ({ parameters }, { documents: [lead] }) => {
  if (!isSignedPaper(lead)) return notApplicable;
  const unsigned = unsignedOutcome(lead, parameters);
  if (unsigned !== undefined) return unsigned;
  if (isTestimony(lead)) return met;
  return parameters.not_conformed_before_notary ? conformedForSworn(lead) : fieldsOutcome(lead, parameters);
};

/** Nothing that shows a signature, or only lines left to sign on. A signature by hand is a picture, and no text. */
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
    if (block === undefined) return notChecked('It could not be read whether the document is signed.');
    const marked = pagesWithMarks(lead);
    return marked === undefined
      ? missing(lead, 'No signature was found.', sign)
      : notChecked(`No signature was found in the text. ${marked}`);
  }
  // The name typed by whoever files with an account of his own stands for a signature (Fed. R. Civ. P. 5(d)(3)(C)).
  const typed = forms.includes(undefined) || (block?.value === true && signatures.length === 0);
  if (typed && typed_name_signs) return undefined;
  if (facts.file.format !== 'txt')
    return notChecked('There is a place to sign; whether somebody signed there by hand is for a person to see.');
  const evidence = signatures[0]?.evidence ?? block?.evidence ?? [];
  return broken({ message: 'The signature line is blank.', mend: sign, evidence });
}

/** Where a signature by hand may be that left no text: pages that were recognized, and pages with pictures or drawn marks. */
function pagesWithMarks({ facts }: CheckedDocument): string | undefined {
  const { pages, pages_recognized = [], pdf } = facts.file;
  if (pages_recognized.length > 0)
    return 'Pages were read from their pictures, and a signature by hand leaves no text.';
  // A letterhead is on the first page, a signature seldom.
  const pictured = (pdf?.pictured ?? []).filter((page) => page > 1 || pages === 1);
  const [page] = pictured.slice(-1);
  return page === undefined ? undefined : `Page ${page} has a picture or a drawn mark that may be one.`;
}

/** A conformed signature stands for none where a paper is sworn before a notary (Tex. R. Civ. P. 21(f)(7)). */
function conformedForSworn(lead: CheckedDocument): Outcome {
  const jurat = statementsIn(lead, 'notary')[0];
  const conformed = lead.reading.signatures.filter(({ parts }) => parts?.form === '/s/');
  const all = conformed.length > 0 && conformed.length === lead.reading.signatures.length;
  if (jurat === undefined || !all) return met;
  return broken({
    message: 'The paper is sworn before a notary, but every signature in it is typed with /s/.',
    mend: 'Attach the sworn page as a picture of the page that was signed by hand, or use an unsworn declaration in place of the oath.',
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
  return missing(
    lead,
    `The signature block gives no ${inWords(lacking.map(({ name }) => name.replace(/^an? /, '')))}.`,
    `Add below the printed name: ${lacking.map(({ blank }) => blank).join(', ')}.`,
    { lacking: lacking.map(({ name }) => name) },
  );
}

/** Whether the lead paper has a lawyer's hand and may be asked for a lawyer's details. */
export const isLawyersPaper = (lead: CheckedDocument) => isSignedPaper(lead) && !isTestimony(lead) && hasLawyer(lead);
