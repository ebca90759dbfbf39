import { z } from 'zod';
import { oneOfOr, pageNumber, plainText, typedWords } from '#web/address/urlFields.ts';
import { useUrlQuery } from '#web/address/useUrlQuery.ts';

export const listStates = ['open', 'urgent', 'settled'] as const;
export const listScopes = ['court', 'mine'] as const;

const schema = z.object({
  page: pageNumber,
  state: oneOfOr(listStates, 'open'),
  scope: oneOfOr(listScopes, 'court'),
  q: typedWords(),
  /** The deadline whose dialog is open. */
  due: plainText,
});

/** The filters of the list of deadlines, as in the address, and functions that change them. */
export const useListAddress = () => useUrlQuery(schema, { keepsPage: ['due'] });
