import { createContext, useContext } from 'react';
import type { Finding } from '#contract/checks';

/** Opens the return dialog with the content of one finding; undefined if the user cannot return the document now. */
type ReturnWith = ((finding: Finding) => void) | undefined;

const Context = createContext<ReturnWith>(undefined);

/** Provides the return dialog to the findings below it. */
export const ReturnWithProvider = Context.Provider;

/** The function that starts a return from a finding. */
export function useReturnWith(): ReturnWith {
  return useContext(Context);
}
