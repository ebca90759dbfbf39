import type { OrderPart } from './orderStates.ts';

/** A text of a form as parts: `{name}` is a blank, filled if the values have it. */
export function parseText(text: string, values: Readonly<Record<string, string>> = {}): OrderPart[] {
  return text
    .split(/(\{\w+\})/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const name = /^\{(\w+)\}$/.exec(piece)?.[1];
      if (name === undefined) return { kind: 'text', text: piece };
      return { kind: 'blank', name, value: values[name]?.trim() ?? '' };
    });
}
