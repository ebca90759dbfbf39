import { useEffect } from 'react';
import type { Payment } from '#contract/payments';
import { errorText } from '#web/calls/errorText.ts';
import { toast } from '#web/ui/toast.ts';
import { useRefreshPaymentsMutation, useStartPaymentMutation } from './paymentsApi.ts';

const everyMs = 4000;

/**
 * Opens the provider’s page in this tab, and asks for the answer while a payment has none: the payer is back before the
 * provider answered, or closed its page.
 */
export function usePayment(envelopeId: string, payments: readonly Payment[]) {
  const [start, { isLoading }] = useStartPaymentMutation();
  const [refresh] = useRefreshPaymentsMutation();
  const isPending = payments.some(({ state }) => state === 'pending');
  useEffect(() => {
    if (!isPending) return;
    const timer = setInterval(() => void refresh({ id: envelopeId }), everyMs);
    return () => clearInterval(timer);
  }, [isPending, envelopeId, refresh]);
  const pay = async () => {
    const reply = await start({ id: envelopeId });
    if (reply.error) toast.error(errorText(reply.error));
    else window.location.assign(reply.data.page);
  };
  return { pay, isPending, isStarting: isLoading };
}
