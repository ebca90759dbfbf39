import { sql } from 'drizzle-orm';
import { attorneys } from './schema/attorneys.ts';
import { cases } from './schema/cases.ts';
import { filings } from './schema/filings.ts';
import { people } from './schema/people.ts';

/** What is searched of each table, word for word as the trigram indexes have it, for only then they are used. */
export const searchedText = {
  cases: sql`(${cases.case_number} || ' ' || ${cases.title})`,
  filings: sql`(coalesce(${filings.case_number}, '') || ' ' || coalesce(${filings.doc_type}, '') || ' ' || ${filings.document_name} || ' ' || coalesce(${filings.title}, ''))`,
  attorneys: sql`(${attorneys.full_name} || ' ' || ${attorneys.bar_number})`,
  people: sql`${people.full_name}`,
};
