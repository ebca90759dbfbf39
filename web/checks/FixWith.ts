import { createContext, useContext } from 'react';
import type { Finding } from '#contract/checks';

/** The function that opens the fix of a finding; null if the portal has none. Undefined where nothing can be fixed. */
type FixWith = ((finding: Finding) => (() => void) | null) | undefined;

const Context = createContext<FixWith>(undefined);

/** Provides fixes to the findings below it. */
export const FixWithProvider = Context.Provider;

/** What opens the fix of a finding. */
export function useFixWith(): FixWith {
  return useContext(Context);
}
