import { useState } from 'react';
import type { DraftFees } from '#contract/payments';

/** Whether the form of an exemption is open although another choice is saved. */
export function useExemption({ choice }: DraftFees) {
  const [asked, setAsked] = useState(false);
  return { isOpen: asked && choice !== 'government', show: setAsked };
}
