import { lineAt, nameOf, readSyntax, type SyntaxNode } from './readSyntax.ts';

/**
 * A regular expression in a file, as a reader sees it: the parts from which a pattern is composed count only by their
 * names.
 */
export type Expression = { line: number; text: string };

/**
 * The expressions in a file's source: literals, sources passed to `RegExp`, patterns, and strings that contain a
 * source.
 */
export function readExpressions(source: string): Expression[] {
  return readSyntax(source).flatMap(({ node }) => {
    const text = expressionIn(node, source);
    return text === undefined ? [] : [{ line: lineAt(source, node.start), text }];
  });
}

/** The lines on which a function compiles a pattern or a word list each time it is called. */
export function readCompiledInCalls(source: string): number[] {
  return readSyntax(source)
    .filter(({ node, ancestors }) => compiles(node) && ancestors.some(({ type }) => type === 'FunctionDeclaration'))
    .map(({ node }) => lineAt(source, node.start));
}

function expressionIn(node: SyntaxNode, source: string): string | undefined {
  if (node.type === 'Literal' && node.regex !== undefined) return source.slice(node.start, node.end);
  const text = textOf(node);
  if (text !== undefined) return isSource(text) ? text : undefined;
  const given = sourceGiven(node);
  return given === undefined || isSource(given) ? undefined : given;
}

/**
 * A string with a group or a list of alternatives is the source of an expression, wherever it is stored; a table of
 * lines is not.
 */
function isSource(text: string): boolean {
  return !text.includes('\n') && /\(\?[:=!<]|(?:\w\|\w[^|]*){4}/.test(text);
}

/** The source that is passed to `RegExp` or `pattern`. */
function sourceGiven(node: SyntaxNode): string | undefined {
  if (isPattern(node)) return textOf(node.quasi as SyntaxNode);
  if (!/^(?:New|Call)Expression$/.test(node.type) || nameOf(node.callee) !== 'RegExp') return undefined;
  const [first] = node.arguments as SyntaxNode[];
  return first === undefined ? undefined : textOf(first);
}

/** The content of a string, without inserted values. */
function textOf(node: SyntaxNode): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type !== 'TemplateLiteral') return undefined;
  return (node.quasis as { value: { raw: string } }[]).map(({ value }) => value.raw).join('');
}

function compiles(node: SyntaxNode): boolean {
  return isPattern(node) || (node.type === 'CallExpression' && nameOf(node.callee) === 'anyOf');
}

function isPattern(node: SyntaxNode): boolean {
  if (node.type !== 'TaggedTemplateExpression') return false;
  const tag = node.tag as SyntaxNode;
  return tag.type === 'CallExpression' && nameOf(tag.callee) === 'pattern';
}
