import { useState } from 'react';
import type { DraftFees } from '#contract/payments';
import type { FeeChoice } from '#domain/payments/paymentStates';
import { errorText } from '#web/calls/errorText.ts';
import { toast } from '#web/ui/toast.ts';
import { useChooseFeesMutation } from './paymentsApi.ts';

/**
 * The choice that is shown: what the filer just selected until the server has it, then what is saved. An exemption is
 * saved by its form, with the agency and the statute.
 */
export function useFeeChoice(draftId: string, { choice, version }: DraftFees) {
  const [send] = useChooseFeesMutation();
  const [selected, setSelected] = useState<{ choice: FeeChoice; version: number } | null>(null);
  const choose = async (next: FeeChoice) => {
    setSelected({ choice: next, version });
    if (next === 'government') return;
    const reply = await send({ id: draftId, choice: next, version });
    if (!reply.error) return;
    setSelected(null);
    toast.error(errorText(reply.error));
  };
  return { chosen: selected?.version === version ? selected.choice : choice, choose };
}
