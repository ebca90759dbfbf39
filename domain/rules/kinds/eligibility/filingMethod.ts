import type { Evaluator } from '../Evaluator.ts';
import { broken, listed, met, notApplicable, notChecked, statementsIn, titleOf } from '../shared/lookup.ts';

/** Whether a paper may come this way. What happens on paper, and on which day the original is handed in, is not seen here. */
export const filingMethod: Evaluator = ({ parameters }, { documents, filer }) => {
  const [lead] = documents;
  if (parameters.not_electronic !== undefined) {
    const [sealed] = statementsIn(lead, 'front_under_seal');
    // A motion to seal is itself open.
    if (sealed === undefined || /motion|notice|application|order/i.test(titleOf(lead))) return met;
    return broken({
      message:
        'The first page says that the paper is sealed or for the judge alone; such papers are not filed electronically.',
      mend: 'Hand the paper to the clerk in the way that the court’s sealing order says.',
      evidence: sealed.evidence,
    });
  }
  if (listed(parameters.format).includes('PDF')) {
    const other = documents.findIndex(({ facts }) => facts.file.format !== 'pdf');
    if (other < 0) return met;
    return broken({
      message: 'The file is no PDF; the court’s electronic system takes only PDF.',
      mend: 'Save the paper as a PDF and send it again.',
      evidence: [],
      document: other,
    });
  }
  if (parameters.mandatory === true) return notApplicable;
  if (parameters.self_represented !== undefined)
    return filer.represented
      ? met
      : notChecked('Whether this court lets a person without counsel file electronically is said by its local rules.');
  if (parameters.original_will_within_business_days !== undefined || parameters.original_will_days !== undefined)
    return notChecked('The original of a will is handed to the clerk on paper.');
  return notChecked('When paper copies go out cannot be seen here.');
};
