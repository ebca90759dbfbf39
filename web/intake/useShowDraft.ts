import { useAppDispatch } from '#web/store.ts';
import { useStillHere } from './useStillHere.ts';

/**
 * Opens a new draft if the person is still on the screen. A draft that was begun from a case is first placed in that
 * case; court staff narrow their list to a case and begin nothing there.
 */
export function useShowDraft(caseId: string | null, open: (leadId: string) => void) {
  const dispatch = useAppDispatch();
  const isStillHere = useStillHere();
  const show = async (leadId: string) => {
    if (caseId) await dispatch((await import('./drop/chooseCase.ts')).chooseCase(leadId, caseId));
    if (isStillHere()) open(leadId);
  };
  return (leadId: string): void => void show(leadId);
}
