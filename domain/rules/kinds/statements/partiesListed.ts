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
  return missing(lead, {
    code: hasParties ? 'statements.stock_symbols_missing' : 'statements.parties_missing',
    values: {},
  });
};
