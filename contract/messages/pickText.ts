import type { MessageOf } from '#domain/messages/Message';
import { onePeriod } from '#domain/text/onePeriod';

/** The text of a message in a catalog. */
export function pickText<Vocabulary, Text>(
  texts: { readonly [Code in keyof Vocabulary]: (values: Vocabulary[Code]) => Text },
  { code, values }: MessageOf<Vocabulary>,
): Text {
  // A message's values are those of its code, which the compiler cannot infer for a union.
  const write = texts[code] as (values: Vocabulary[typeof code]) => Text;
  return withOnePeriod(write(values as Vocabulary[typeof code]));
}

/** A text, or an object of texts, in which each sentence ends with one period. */
export function withOnePeriod<Text>(text: Text): Text {
  if (typeof text === 'string') return onePeriod(text) as Text;
  if (typeof text !== 'object' || text === null) return text;
  return Object.fromEntries(Object.entries(text).map(([part, of]) => [part, withOnePeriod(of)])) as Text;
}
