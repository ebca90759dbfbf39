import { lineAt, readSyntax, type SyntaxNode } from './readSyntax.ts';

/** A sentence of English in a file, without the values put into it. */
export type Sentence = { line: number; text: string };

/** The sentences in a file's source: strings and templates with a capital letter and three or more words, not all of them names. */
export function readSentences(source: string): Sentence[] {
  return readSyntax(source).flatMap(({ node, ancestors }) => {
    // A tag makes its template something else, e.g. a regular expression.
    if (ancestors.at(-1)?.type === 'TaggedTemplateExpression') return [];
    const text = textOf(node);
    return text !== undefined && isSentence(text) ? [{ line: lineAt(source, node.start), text }] : [];
  });
}

function textOf(node: SyntaxNode): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type !== 'TemplateLiteral') return undefined;
  return (node.quasis as { value: { raw: string } }[]).map(({ value }) => value.raw).join('…');
}

/** Names have hardly a word in lower case, e.g. `Times New Roman`. */
function isSentence(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word));
  return words.length >= 3 && /\p{Lu}/u.test(text) && words.filter((word) => /^\p{Ll}/u.test(word)).length >= 2;
}
