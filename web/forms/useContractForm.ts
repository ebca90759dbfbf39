import type { FieldValues } from 'react-hook-form';
import type { Endpoint, ReplyOf } from '#contract/endpoint';
import type { CallError } from '#web/calls/CallError.ts';
import type { Given } from '#web/calls/Given.ts';
import type { Loadable } from '#web/calls/Loadable.ts';
import { type FormOptions, useForm } from './useForm.ts';

/** The input as entered: the names of the endpoint's fields, with values that its schema has not checked yet. */
export type Typed<E extends Endpoint> =
  Given<E> extends infer Input ? (Input extends unknown ? { [Name in keyof Input]?: unknown } : never) : never;

export type ContractFormOptions<E extends Endpoint, Values extends FieldValues> = Omit<
  FormOptions<Values>,
  'schema' | 'send' | 'toInput' | 'onSent'
> & {
  /** Converts the values to the input of the endpoint, if they differ. */
  toInput?: (values: Values) => Typed<E>;
  /**
   * Sends the input after the endpoint's schema has accepted it: the mutation's trigger. Null if it was not sent after
   * all.
   */
  send: (input: Given<E>) => PromiseLike<{ data?: ReplyOf<E> | undefined; error?: unknown } | null>;
  onSent?: (reply: ReplyOf<E>) => void;
  onRefused?: (error: CallError) => void;
};

/** A form for an endpoint of the contract, whose schema checks the input before the server does. */
export function useContractForm<E extends Endpoint, Values extends FieldValues>(
  endpoint: Loadable<E>,
  { send, onRefused, ...options }: ContractFormOptions<E, Values>,
) {
  const form = useForm<Values, Given<E>>({
    asksBeforeClosing: true,
    ...options,
    schema: typeof endpoint === 'function' ? async () => (await endpoint()).input : endpoint.input,
    send: async (input: Given<E>) => {
      const sent = await send(input);
      if (sent?.error) onRefused?.(sent.error as CallError);
      return sent;
    },
  });
  return form;
}
