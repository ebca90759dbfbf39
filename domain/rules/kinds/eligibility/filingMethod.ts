import type { Submission } from '../../checks/Submission.ts';
import type { Evaluator } from '../Evaluator.ts';
import type { Outcome } from '../Outcome.ts';
import { broken, met, notApplicable, notChecked, statementsIn, titleOf } from '../shared/lookup.ts';

/** Whether this filer may file the document electronically, as this file. */
export const filingMethod: Evaluator<'filing_method'> = ({ parameters }, submission) => {
  switch (parameters.way) {
    case 'mandatory':
      return notApplicable;
    case 'represented':
      return submission.filer.represented ? met : notChecked({ code: 'eligibility.left_to_local_rules', values: {} });
    case 'pdf_only':
      return onlyPdf(submission);
    case 'not_if_sealed':
      return notSealed(submission);
  }
};

function notSealed({ documents: [lead] }: Submission): Outcome {
  const [sealed] = statementsIn(lead, 'front_under_seal');
  // A motion to seal is public.
  if (sealed === undefined || /motion|notice|application|order/i.test(titleOf(lead))) return met;
  return broken({
    says: { code: 'eligibility.sealed_document', values: {} },
    evidence: sealed.evidence,
  });
}

function onlyPdf({ documents }: Submission): Outcome {
  const other = documents.findIndex(({ facts }) => facts.file.format !== 'pdf');
  if (other < 0) return met;
  return broken({
    says: { code: 'eligibility.not_pdf', values: {} },
    evidence: [],
    document: other,
  });
}
