import { z } from 'zod';
import { caseSorts } from '#contract/cases';
import { caseStatuses } from '#domain/cases/changeStatus';
import { caseTypes } from '#domain/courts/choices';
import { oneOf, oneOfOr, pageNumber, plainText, typedWords } from '#web/address/urlFields.ts';
import { useUrlQuery } from '#web/address/useUrlQuery.ts';
import type { CasesQuery } from './casesApi.ts';

const schema = z.object({
  page: pageNumber,
  q: typedWords(),
  status: oneOf(caseStatuses),
  type: oneOf(caseTypes),
  /** The ID of a category; only with its case type. */
  category: plainText,
  sort: oneOfOr(caseSorts, 'opened_on'),
  direction: oneOfOr(['ascending', 'descending'], 'descending'),
});

/** The search, filters, and sort order of the list, as in the address, and functions that change them. */
export function useCasesAddress() {
  const { query, change } = useUrlQuery(schema);
  const { page, q, status, type, category, sort, direction } = query;
  const asked = {
    page,
    q,
    ...(status && { status }),
    ...(type && { case_type: type, ...(category && { category: category.slice(0, 80) }) }),
    sort,
    direction,
  };
  return { query: asked satisfies CasesQuery, change };
}
