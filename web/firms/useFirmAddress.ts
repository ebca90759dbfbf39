import { z } from 'zod';
import { caseStatuses } from '#domain/cases/changeStatus';
import { oneOf, pageNumber, plainText, typedWords } from '#web/address/urlFields.ts';
import { useUrlQuery } from '#web/address/useUrlQuery.ts';

export const firmTabs = ['cases', 'members', 'delegates', 'invitations'] as const;
export type FirmTab = (typeof firmTabs)[number];

const schema = z.object({
  tab: oneOf(firmTabs),
  page: pageNumber,
  q: typedWords(),
  attorney: plainText,
  status: oneOf(caseStatuses),
  /** The secret of an invitation. */
  invitation: plainText,
});

/** The open tab with its search and filters, as in the address. */
export function useFirmAddress() {
  const { query, change, open } = useUrlQuery(schema);
  return { query, change, open: (tab: string | null) => open({ tab }) };
}
