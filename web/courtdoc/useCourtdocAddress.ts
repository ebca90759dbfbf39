import { z } from 'zod';
import { oneOfOr, pageNumber, plainText } from '#web/address/urlFields.ts';
import { useUrlQuery } from '#web/address/useUrlQuery.ts';

export const courtdocTabs = ['analysis', 'generation', 'requirements', 'history'] as const;
export type CourtdocTab = (typeof courtdocTabs)[number];

/** The fields of all four tabs. Each tab has its own options for the same name. */
const schema = z.object({
  tab: oneOfOr(courtdocTabs, 'analysis'),
  page: pageNumber,
  q: plainText,
  analysis: plainText,
  template: plainText,
  from: plainText,
  case: plainText,
  jurisdiction: plainText,
  court_level: plainText,
  case_type: plainText,
  doc_type: plainText,
  kind: plainText,
});

/** The open tab and its selection, as in the address. Another tab starts without a selection. */
export function useCourtdocAddress() {
  const { query, change, open } = useUrlQuery(schema);
  return { query, change, open: (tab: CourtdocTab) => open({ tab: tab === 'analysis' ? '' : tab }) };
}

export type CourtdocAddress = ReturnType<typeof useCourtdocAddress>;
