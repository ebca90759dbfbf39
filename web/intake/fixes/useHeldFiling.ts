import { useEffect } from 'react';
import { registerSave } from '../draft/pendingSaves.ts';

/** While a fix is open, its draft is not filed: what was marked would be filed unchanged. */
export function useHeldFiling(isOpen: boolean): void {
  useEffect(() => (isOpen ? registerSave(async () => false) : undefined), [isOpen]);
}
