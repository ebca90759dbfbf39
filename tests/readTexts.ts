import { lineAt, readSyntax, type SyntaxNode } from './readSyntax.ts';

/** A text that a program composes for people. */
export type Text = { line: number; text: string };

/** The English sentences, and beginnings of sentences, among a file's strings. */
export function readTexts(source: string): Text[] {
  return readSyntax(source).flatMap(({ node, ancestors }) => {
    const text = textOf(node);
    if (text === undefined || !isSentence(text) || ancestors.some(isNoText)) return [];
    return [{ line: lineAt(source, node.start), text }];
  });
}

function textOf(node: SyntaxNode): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type !== 'TemplateLiteral') return undefined;
  const quasis = node.quasis as { value: { cooked?: string; raw: string } }[];
  return quasis.map(({ value }) => value.cooked ?? value.raw).join('…');
}

/** Import paths, and the sources of patterns. */
const isNoText = ({ type }: SyntaxNode) =>
  type === 'ImportDeclaration' || type === 'TaggedTemplateExpression' || type === 'ThrowStatement';

const fewest = 4;

/** An alternative or an option in an entry of a word list. */
const isEntry = /\)\?|\(\w[^)]*\|/;

/** Several plain words that begin like a sentence or end like one. */
function isSentence(text: string): boolean {
  if (isEntry.test(text)) return false;
  const words = text.split(/[\s…]+/).filter((word) => /^[“‘("]?[A-Za-z][A-Za-z’'-]*[.,:;?!)”’"]*$/.test(word));
  const isPlain = words.filter((word) => /^[a-z’'-]+[.,:;?!)”"]*$/.test(word)).length >= fewest - 1;
  return words.length >= fewest && isPlain && (/[.?!:]\s*$/.test(text) || /^\s*[“"]?[A-Z…]/.test(text));
}
