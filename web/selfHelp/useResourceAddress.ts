import { z } from 'zod';
import { type ResourceCategory, resourceCategories } from '#domain/selfHelp/Resource';
import { oneOf, plainText } from '#web/address/urlFields.ts';
import { useUrlQuery } from '#web/address/useUrlQuery.ts';

const schema = z.object({ q: plainText, category: oneOf(resourceCategories) });

/** The search and the category; they are in the address, so that Back and links restore them. */
export function useResourceAddress() {
  const { query, change } = useUrlQuery(schema, { replaces: 'all' });
  return {
    ...query,
    search: (q: string) => change({ q }),
    choose: (category: ResourceCategory | undefined) => change({ category }),
  };
}
