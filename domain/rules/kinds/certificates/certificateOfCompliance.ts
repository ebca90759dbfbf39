import type { CheckedDocument } from '../../checks/Submission.ts';
import type { Evaluator } from '../Evaluator.ts';
import {
  anyStates,
  broken,
  inWords,
  listed,
  met,
  missing,
  notApplicable,
  notChecked,
  statementsIn,
} from '../shared/lookup.ts';

const details: Record<string, [sign: RegExp, name: string]> = {
  word_or_line_count: [/words|lines/, 'the count of words or lines'],
  word_count: [/words/, 'the count of words'],
  pages_or_words: [/words|pages/, 'the count of pages or words'],
  typeface: [/typeface/, 'the typeface'],
  font: [/typeface|points/, 'the font'],
  point_size: [/points/, 'the point size'],
  line_spacing: [/spacing/, 'the line spacing'],
};
const wording =
  'Add at the end: "I certify that this paper complies with [rule] and contains [number] words by the count of the program with which it was made, and that it is set in [typeface] of [size] points. [signature]"';
/** A page of a brief has about so many words; a brief within its limit of pages needs no count (Fed. R. App. P. 32(a)(7)(A)). */
const wordsOnPage = 260;
const pagesAllowed: [kind: RegExp, pages: number][] = [
  [/reply|amic/i, 15],
  [/brief/i, 30],
];

/** Whether a paper whose length is limited by words has its certificate, with what its court wants certified. */
export const certificateOfCompliance: Evaluator = ({ parameters, citation }, submission) => {
  const [lead] = submission.documents;
  const asked = listed(parameters.must_state);
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
    if (citation.startsWith('FRAP')) {
      const short = withinPages(lead);
      if (short === 'certainly') return notApplicable;
      if (short === 'perhaps')
        return notChecked(
          'No certificate of compliance was found. None is needed where the paper keeps within its limit of pages, which cover and tables do not count for.',
        );
    }
    return missing(lead, 'No certificate of compliance was found.', wording);
  }
  const said = found.map(({ statement }) => statement.value ?? '').join(' ') + (counted ? ' words' : '');
  const lacking = asked.map((name) => details[name]).filter((one) => one !== undefined && !one[0].test(said)) as [
    RegExp,
    string,
  ][];
  // A heading alone has its words in a form that is not read.
  const onlyHeaded = !counted && found.every(({ statement }) => statement.value === undefined);
  if (lacking.length === 0 || onlyHeaded) return met;
  return broken({
    message: `The certificate of compliance does not state ${inWords(lacking.map(([, name]) => name))}.`,
    mend: `Add ${inWords(lacking.map(([, name]) => name))} to the certificate.`,
    evidence: found[0]?.statement.evidence ?? [],
    document: found[0]?.index ?? 0,
  });
};

function withinPages({ facts, reading }: CheckedDocument): 'certainly' | 'perhaps' | 'no' {
  const words = `${reading.doc_type?.value ?? ''} ${reading.title?.value ?? ''}`;
  const allowed = pagesAllowed.find(([kind]) => kind.test(words))?.[1];
  if (allowed === undefined) return 'no';
  if (facts.file.pages !== null && facts.file.pages <= allowed) return 'certainly';
  return facts.words.body < allowed * wordsOnPage ? 'perhaps' : 'no';
}
