import { lineAt, nameOf, type PlacedNode, readSyntax, type SyntaxNode } from './readSyntax.ts';

/**
 * The lines on which a source contains a fraction (a number between 0 and 1) as a value: in a property, an argument, an
 * entry of a list, a default, or a constant named for a confidence. Fractions of a width or a length are multiplied,
 * compared, or named for what they measure, and do not count.
 */
export function readConfidences(source: string): number[] {
  return readSyntax(source)
    .filter(({ node }) => node.type === 'Literal' && typeof node.value === 'number' && node.value > 0 && node.value < 1)
    .filter(isGiven)
    .map(({ node }) => lineAt(source, node.start));
}

const passing = new Set(['ConditionalExpression', 'LogicalExpression', 'ParenthesizedExpression', 'UnaryExpression']);

function isGiven({ ancestors }: PlacedNode): boolean {
  const holder = ancestors.findLast(({ type }) => !passing.has(type));
  if (holder === undefined || holder.type === 'BinaryExpression') return false;
  if (holder.type === 'VariableDeclarator') return /confidence/i.test(nameOf(holder.id as SyntaxNode) ?? '');
  return true;
}
