import { createContext, useContext } from 'react';

/** Opens the return dialog with the content of one finding; undefined if the user cannot return the filing now. */
type ReturnWith = ((ruleId: string) => void) | undefined;

const Context = createContext<ReturnWith>(undefined);

/** Provides the return dialog to the findings below it. */
export const ReturnWithProvider = Context.Provider;

/** The function that starts a return from a finding. */
export function useReturnWith(): ReturnWith {
  return useContext(Context);
}
