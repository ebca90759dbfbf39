import { z } from 'zod';
import { peopleSorts, personStates } from '#contract/people';
import { roles } from '#domain/identity/permissions';
import { oneOf, oneOfOr, pageNumber, plainText, typedWords } from '#web/address/urlFields.ts';
import { useUrlQuery } from '#web/address/useUrlQuery.ts';

export const peopleTabs = ['people', 'judges', 'attorneys', 'invitations', 'requests'] as const;
export type PeopleTab = (typeof peopleTabs)[number];

const schema = z.object({
  tab: plainText,
  page: pageNumber,
  q: typedWords(),
  role: oneOf(roles),
  state: oneOf(personStates),
  sort: oneOfOr(peopleSorts, 'full_name'),
  direction: oneOfOr(['ascending', 'descending'], 'ascending'),
  person: plainText,
  status: plainText,
});

/** The state of the list of people, as in the address, and functions that change it. */
export function usePeopleAddress() {
  const { query, change, open } = useUrlQuery(schema, { keepsPage: ['person'] });
  const { tab, person, status, page, q, role, state, sort, direction } = query;
  return {
    query: { page, q, ...(role && { role }), ...(state && { state }), sort, direction },
    change,
    /** The person whose access is open. */
    person: person || null,
    status,
    tab,
    open: (next: string) => open({ tab: next }),
  };
}
