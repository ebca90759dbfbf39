import { z } from 'zod';
import { docketGroups } from '#contract/cases';
import { docketKinds } from '#domain/cases/docketKinds';
import { dayText, oneOf, oneOfOr, pageNumber, plainText, typedWords } from '#web/address/urlFields.ts';
import { useUrlQuery } from '#web/address/useUrlQuery.ts';

const schema = z.object({
  docket: pageNumber,
  words: typedWords(),
  kind: oneOf(docketKinds),
  group: oneOf(docketGroups),
  filer: typedWords(),
  document: oneOf(['yes']),
  from: dayText,
  to: dayText,
  order: oneOfOr(['newest', 'oldest'], 'newest'),
  /** The entry whose documents are open beside the list. */
  open: plainText,
});
type Filters = Omit<z.output<typeof schema>, 'docket' | 'open'>;

/** The search, filters, order, and open entry of a docket, as in the address, and functions that change them. */
export function useDocketAddress(caseId: string) {
  const { query, change } = useUrlQuery(schema, { replaces: ['words', 'filer'] });
  const { docket: page, words: q, kind, group, filer, document, from, to, order, open } = query;
  const asked = {
    ...{ id: caseId, page, order },
    ...(q && { q }),
    ...(kind && { kind }),
    ...(group && { group }),
    ...(filer && { filer }),
    ...(document && { document }),
    ...(from && { from }),
    ...(to && { to }),
  };
  return {
    query,
    asked,
    isNarrowed: Boolean(q || kind || group || filer || document || from || to),
    opened: open === '' ? null : Number(open),
    narrow: (changes: Partial<Record<keyof Filters, string | null | undefined>>) =>
      change({ ...changes, docket: null, open: null }),
    turn: (docket: number) => change({ docket, open: null }),
    openEntry: (number: number | null) => change({ open: number }),
  };
}
export type DocketAddress = ReturnType<typeof useDocketAddress>;
