import type { MessageOf } from '#domain/messages/Message';

/** What a catalog has for a message. */
export function pickText<Vocabulary, Text>(
  texts: { readonly [Code in keyof Vocabulary]: (values: Vocabulary[Code]) => Text },
  { code, values }: MessageOf<Vocabulary>,
): Text {
  // A message's values are those of its code; the compiler cannot follow that through a union.
  const write = texts[code] as (values: Vocabulary[typeof code]) => Text;
  return write(values as Vocabulary[typeof code]);
}
