import { z } from 'zod';
import { requestStates } from '#contract/apiAccess';
import { oneOf, pageNumber, typedWords } from '#web/address/urlFields.ts';
import { useUrlQuery } from '#web/address/useUrlQuery.ts';

export const accessTabs = ['request', 'extend', 'review', 'keys'] as const;
export type AccessTab = (typeof accessTabs)[number];

const schema = z.object({
  /** Absent if the address contains none. */
  tab: oneOf(accessTabs),
  page: pageNumber,
  q: typedWords(),
  state: oneOf(requestStates),
});

/** The open tab and the search of its list, as in the address; `open` shows another tab. */
export function useAccessAddress() {
  const { query, change, open } = useUrlQuery(schema);
  return { ...query, change, open: (tab: string) => open({ tab }) };
}

export type AccessAddress = ReturnType<typeof useAccessAddress>;
