import { or, type SQL, sql } from 'drizzle-orm';
import { readConfirmationNumber } from '#domain/filings/receipts/confirmationNumber';
import { matchesAll } from '#server/db/matchesAll';
import { filingReceipts } from '#server/db/schema/filingReceipts';
import { filings } from '#server/db/schema/filings';
import { searchedText } from '#server/db/searchedText';

/** Whether a filing has all words of a query, or was confirmed under the number that a person typed or read aloud. */
export function matchesWords(typed: string): SQL {
  const words = matchesAll(searchedText.filings, typed);
  const number = readConfirmationNumber(typed);
  if (number === null) return words;
  const confirmed = sql`(${filings.envelope_id}, ${filings.court_id}) = (select ${filingReceipts.envelope_id}, ${filingReceipts.court_id} from ${filingReceipts} where ${filingReceipts.number} = ${number})`;
  return or(words, confirmed)!;
}
