import type { CheckedDocument } from '../../checks/Submission.ts';
import type { Asked, Evaluator } from '../Evaluator.ts';
import { anyStates, broken, met, missing, notApplicable, notChecked, statementsIn } from '../shared/lookup.ts';
import { complianceDetails } from './details.ts';

/**
 * The approximate number of words on a page. A brief within its page limit needs no count (Fed. R. App. P.
 * 32(a)(7)(A)).
 */
const wordsOnPage = 260;

/** Whether a document with a word limit has a certificate with the statements that the court requires. */
export const certificateOfCompliance: Evaluator<'certificate_of_compliance'> = (
  { parameters, citation },
  submission,
) => {
  const [lead] = submission.documents;
  const found = submission.documents.flatMap((document, index) =>
    statementsIn(document, 'certificate_of_compliance').map((statement) => ({ statement, index })),
  );
  const counted = anyStates(submission, 'word_count_stated');
  if (found.length === 0 && !counted) {
    if (parameters.separate_document === true && submission.documents.length > 1)
      return missing(lead, { code: 'certificates.compliance_not_submitted', values: {} });
    if (parameters.separate_document === true)
      return notChecked({ code: 'certificates.compliance_perhaps_separate', values: { citation } });
    if (parameters.pages_without !== undefined) {
      const short = withinPages(lead, parameters.pages_without);
      if (short === 'certainly') return notApplicable;
      if (short === 'perhaps') return notChecked({ code: 'certificates.compliance_depends_on_pages', values: {} });
    }
    return missing(lead, { code: 'certificates.compliance_missing', values: {} });
  }
  const said = found.map(({ statement }) => statement.value ?? '').join(' ') + (counted ? ' words' : '');
  const lacking = parameters.must_state.filter((detail) => !complianceDetails[detail].test(said));
  // If only the heading was read, the certificate's text is in a form that cannot be read.
  const onlyHeaded = !counted && found.every(({ statement }) => statement.value === undefined);
  if (lacking.length === 0 || onlyHeaded) return met;
  return broken({
    says: { code: 'certificates.compliance_incomplete', values: { lacking } },
    evidence: found[0]?.statement.evidence ?? [],
    document: found[0]?.index ?? 0,
  });
};

type PagesAllowed = NonNullable<Asked<'certificate_of_compliance'>['parameters']['pages_without']>;

function withinPages(
  { facts, reading }: CheckedDocument,
  { brief, reply_or_amicus }: PagesAllowed,
): 'certainly' | 'perhaps' | 'no' {
  const type = reading.doc_type?.value;
  const title = reading.title?.value ?? '';
  const isShort = type === 'reply' || type === 'amicus_brief' || /reply|amic/i.test(title);
  if (!isShort && type !== 'brief' && !/brief/i.test(title)) return 'no';
  const allowed = isShort ? reply_or_amicus : brief;
  if (facts.file.pages !== null && facts.file.pages <= allowed) return 'certainly';
  return facts.words.body < allowed * wordsOnPage ? 'perhaps' : 'no';
}
