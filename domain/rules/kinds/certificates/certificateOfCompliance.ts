import type { CheckedDocument } from '../../checks/Submission.ts';
import type { Asked, Evaluator } from '../Evaluator.ts';
import { anyStates, broken, inWords, met, missing, notApplicable, notChecked, statementsIn } from '../shared/lookup.ts';
import { complianceDetails } from './details.ts';

const wording =
  'Add at the end: "I certify that this paper complies with [rule] and contains [number] words by the count of the program with which it was made, and that it is set in [typeface] of [size] points. [signature]"';
/** A page of a brief has about so many words; a brief within its limit of pages needs no count (Fed. R. App. P. 32(a)(7)(A)). */
const wordsOnPage = 260;

/** Whether a paper whose length is limited by words has its certificate, with what its court wants certified. */
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
      return missing(
        lead,
        'No certificate of compliance is among the documents submitted.',
        `File it as a document of its own. ${wording.replace(/^Add at the end/, 'In it')}`,
      );
    if (parameters.separate_document === true)
      return notChecked(
        `The certificate of compliance is a document of its own (${citation}); whether it is filed with this one cannot be seen here.`,
      );
    if (parameters.pages_without !== undefined) {
      const short = withinPages(lead, parameters.pages_without);
      if (short === 'certainly') return notApplicable;
      if (short === 'perhaps')
        return notChecked(
          'No certificate of compliance was found. None is needed where the paper keeps within its limit of pages, which cover and tables do not count for.',
        );
    }
    return missing(lead, 'No certificate of compliance was found.', wording);
  }
  const said = found.map(({ statement }) => statement.value ?? '').join(' ') + (counted ? ' words' : '');
  const lacking = parameters.must_state
    .map((detail) => complianceDetails[detail])
    .filter(({ sign }) => !sign.test(said))
    .map(({ name }) => name);
  // A heading alone has its words in a form that is not read.
  const onlyHeaded = !counted && found.every(({ statement }) => statement.value === undefined);
  if (lacking.length === 0 || onlyHeaded) return met;
  return broken({
    message: `The certificate of compliance does not state ${inWords(lacking)}.`,
    mend: `Add ${inWords(lacking)} to the certificate.`,
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
