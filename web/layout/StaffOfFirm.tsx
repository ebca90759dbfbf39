import type { ReactNode } from 'react';
import { useCountNavigationQuery } from './navigationApi.ts';

/** Shows the link to the law firm to its staff, who have the navigation of people without an attorney. */
export function StaffOfFirm({ children }: { children: ReactNode }) {
  const { has } = useCountNavigationQuery(undefined, {
    selectFromResult: ({ data }) => ({ has: data?.has_firm ?? false }),
  });
  return has ? children : null;
}
