import { createContext, useContext } from 'react';

/** Opens the return dialog filled in from one finding; undefined where the reader cannot return the filing now. */
type ReturnWith = ((ruleId: string) => void) | undefined;

const Context = createContext<ReturnWith>(undefined);

/** Gives the findings below it their way into the return dialog. */
export const ReturnWithProvider = Context.Provider;

/** How a finding is taken into a return. */
export function useReturnWith(): ReturnWith {
  return useContext(Context);
}
