import type { ReactNode } from 'react';
import { useCountNavigationQuery } from './navigationApi.ts';

type Props = { of: 'firm' | 'chambers'; children: ReactNode };

/** Shows a link to those who belong to a law firm, or to a judge's chambers, and whose role does not have it. */
export function MembersLink({ of, children }: Props) {
  const { has } = useCountNavigationQuery(undefined, {
    selectFromResult: ({ data }) => ({ has: (of === 'firm' ? data?.has_firm : data?.in_chambers) ?? false }),
  });
  return has ? children : null;
}
