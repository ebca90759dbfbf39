import type { Evaluator } from '../Evaluator.ts';
import { anyStates, met, missing } from '../shared/lookup.ts';
import { corporation, namesOf, publicBody } from './sides.ts';

/** Whether a petition lists the parties, with the stock symbols of companies (Sup. Ct. R. 14.1(b), 29.6). */
export const partiesListed: Evaluator<'parties_listed'> = (_rule, submission) => {
  const [lead] = submission.documents;
  const hasParties = anyStates(submission, 'parties_listed', 'parties_and_counsel');
  const company = [...namesOf(lead, 'plaintiffs'), ...namesOf(lead, 'defendants')].some(
    (name) => corporation.test(name) && !publicBody.test(name),
  );
  const hasTickers = !company || anyStates(submission, 'stock_ticker', 'disclosure_statement');
  if (hasParties && hasTickers) return met;
  return missing(
    lead,
    hasParties
      ? 'No stock symbols or statement that there are none was found for the corporate parties.'
      : 'No list of the parties to the proceeding was found.',
    hasParties
      ? 'Add to the list of parties: "[Company] ([exchange]: [symbol])", or "not publicly traded".'
      : 'Add a part headed "PARTIES TO THE PROCEEDING" that names every party, with the stock symbol of each listed company.',
  );
};
