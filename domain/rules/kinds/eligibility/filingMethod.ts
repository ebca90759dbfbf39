import type { Submission } from '../../checks/Submission.ts';
import type { Evaluator } from '../Evaluator.ts';
import type { Outcome } from '../Outcome.ts';
import { broken, met, notApplicable, notChecked, statementsIn, titleOf } from '../shared/lookup.ts';

/** Whether a paper may come this way: electronically, as this file, from this filer. */
export const filingMethod: Evaluator<'filing_method'> = ({ parameters }, submission) => {
  switch (parameters.way) {
    case 'mandatory':
      return notApplicable;
    case 'represented':
      return submission.filer.represented
        ? met
        : notChecked(
            'Whether this court lets a person without counsel file electronically is said by its local rules.',
          );
    case 'pdf_only':
      return onlyPdf(submission);
    case 'not_if_sealed':
      return notSealed(submission);
  }
};

function notSealed({ documents: [lead] }: Submission): Outcome {
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

function onlyPdf({ documents }: Submission): Outcome {
  const other = documents.findIndex(({ facts }) => facts.file.format !== 'pdf');
  if (other < 0) return met;
  return broken({
    message: 'The file is no PDF; the court’s electronic system takes only PDF.',
    mend: 'Save the paper as a PDF and send it again.',
    evidence: [],
    document: other,
  });
}
