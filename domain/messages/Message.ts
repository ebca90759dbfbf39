/**
 * A message to people as a code with its values. The domain decides with codes; the catalogs of `contract/messages`
 * have the words, one catalog for each language.
 */
export type Message<Code extends string = string, Values = object> = { readonly code: Code; readonly values: Values };

/** The messages of a vocabulary, which names the values of each code, for example `{ 'length.words_over': { counted: number } }`. */
export type MessageOf<Vocabulary> = {
  [Code in keyof Vocabulary & string]: Message<Code, Vocabulary[Code]>;
}[keyof Vocabulary & string];
