import type { Message } from './Message.ts';

/** Creates a message from a code and its values. */
export function say<const Code extends string, const Values extends object = Record<never, never>>(
  code: Code,
  values: Values = {} as Values,
): Message<Code, Values> {
  return { code, values };
}
