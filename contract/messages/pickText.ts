import type { MessageOf } from '#domain/messages/Message';
import { onePeriod } from '#domain/text/onePeriod';

/** What a catalog has for a message. */
export function pickText<Vocabulary, Text>(
  texts: { readonly [Code in keyof Vocabulary]: (values: Vocabulary[Code]) => Text },
  { code, values }: MessageOf<Vocabulary>,
): Text {
  // A message's values are those of its code; the compiler cannot follow that through a union.
  const write = texts[code] as (values: Vocabulary[typeof code]) => Text;
  return withOnePeriod(write(values as Vocabulary[typeof code]));
}

/** A text, or an object of texts, whose sentences end with one period each. */
export function withOnePeriod<Text>(text: Text): Text {
  if (typeof text === 'string') return onePeriod(text) as Text;
  if (typeof text !== 'object' || text === null) return text;
  return Object.fromEntries(Object.entries(text).map(([part, of]) => [part, withOnePeriod(of)])) as Text;
}
