import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { lineAt, type PlacedNode, readSyntax, type SyntaxNode } from './readSyntax.ts';

const root = path.dirname(import.meta.dirname);
const limits = { lines: 100, props: 8 };

type Component = { file: string; line: number; name: string; lines: number; props: number };
type Types = ReadonlyMap<string, SyntaxNode>;

/** The components of a file: its functions whose names begin with a capital letter, also those that `memo` wraps. */
function readComponents(
  file: string,
  source: string,
  imported: (from: string) => Types = () => new Map(),
): Component[] {
  const nodes = readSyntax(source, 'tsx');
  const types = new Map(nodes.flatMap(({ node }) => [...importedTypes(node, imported), ...typeOf(node)]));
  return nodes.flatMap((placed) => {
    const name = componentName(placed);
    if (name === undefined) return [];
    const { node } = placed;
    const line = lineAt(source, node.start);
    const lines = lineAt(source, node.end) - line + 1;
    return [{ file, line, name, lines, props: countProps((node.params as SyntaxNode[])[0], types) }];
  });
}

function componentName({ node, ancestors }: PlacedNode): string | undefined {
  const parent = ancestors.at(-1);
  const isFunction = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'].includes(node.type);
  const name = nameOf(node) ?? (parent?.type === 'VariableDeclarator' ? nameOf(parent) : undefined);
  return isFunction && name !== undefined && /^[A-Z]/.test(name) ? name : undefined;
}

const nameOf = ({ id }: SyntaxNode) => (id as { name?: string } | null | undefined)?.name;

const typeOf = (node: SyntaxNode): [string, SyntaxNode][] =>
  node.type === 'TSTypeAliasDeclaration' ? [[nameOf(node)!, node.typeAnnotation as SyntaxNode]] : [];

/** The types that a file takes from another file of its area. */
function importedTypes(node: SyntaxNode, imported: (from: string) => Types): [string, SyntaxNode][] {
  const from = node.type === 'ImportDeclaration' ? (node.source as unknown as { value: string }).value : '';
  if (!from.startsWith('.')) return [];
  const types = imported(from);
  return (node.specifiers as SyntaxNode[]).flatMap(({ local }) => {
    const { name } = local as { name: string };
    const type = types.get(name);
    return type ? [[name, type] as [string, SyntaxNode]] : [];
  });
}

/** The members that a component's own props name; those of the HTML element or component that it wraps do not count. */
function countProps(param: SyntaxNode | undefined, types: Types): number {
  const annotation = (param?.typeAnnotation as SyntaxNode | undefined)?.typeAnnotation as SyntaxNode | undefined;
  return countMembers(annotation, types);
}

function countMembers(type: SyntaxNode | undefined, types: Types): number {
  if (type === undefined) return 0;
  if (type.type === 'TSTypeLiteral') return (type.members as unknown[]).length;
  if (type.type === 'TSIntersectionType')
    return (type.types as SyntaxNode[]).reduce((sum, one) => sum + countMembers(one, types), 0);
  if (type.type === 'TSTypeReference') {
    const name = (type.typeName as { name?: string }).name ?? '';
    return countMembers(types.get(name), types);
  }
  return 0;
}

const components = readdirSync(path.join(root, 'web'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !/\.test\.tsx$|^testing/.test(file))
  .flatMap((file) => {
    const folder = path.join(root, 'web', path.dirname(file));
    return readComponents(`web/${file}`, readFileSync(path.join(root, 'web', file), 'utf8'), (from) =>
      typesIn(path.join(folder, from)),
    );
  });

/** The types that a file of components or hooks declares. */
function typesIn(file: string): Types {
  if (!/\.tsx?$/.test(file)) return new Map();
  return new Map(readSyntax(readFileSync(file, 'utf8'), 'tsx').flatMap(({ node }) => typeOf(node)));
}

function findLong(components: readonly Component[]): string[] {
  const long = components.filter(({ lines }) => lines > limits.lines);
  return long.map(({ file, line, name, lines }) => `${file}:${line} ${name}: ${lines} lines`);
}

describe('the components of web', () => {
  test('are found', () => expect(components.length).toBeGreaterThan(500));

  test('are never longer than the limit: make a component of each part', () => {
    expect(findLong(components)).toEqual([]);
  });

  test('have no more props than the limit: group those that belong together, or give a part its own state', () => {
    const many = components.filter(({ props }) => props > limits.props);
    expect(many.map(({ file, line, name, props }) => `${file}:${line} ${name}: ${props} props`)).toEqual([]);
  });
});

test('a planted component of 101 lines is found, and one of 100 lines is not', () => {
  const planted = (lines: number) => readComponents('x.tsx', `function Long() {${'\n'.repeat(lines - 1)}}`);
  expect(findLong(planted(101))).toEqual(['x.tsx:1 Long: 101 lines']);
  expect(findLong(planted(100))).toEqual([]);
});

describe('a component is measured', () => {
  const body = '\n'.repeat(99);
  test.each([
    ['a function', `function Long() {${body}\nreturn <p/>; }`, { name: 'Long', lines: 101 }],
    ['a constant', `const Long = () => {${body}\nreturn <p/>; }`, { name: 'Long', lines: 101 }],
    [
      'one that memo wraps',
      `const Long = memo(function Long() {${body}\nreturn <p/>; });`,
      { name: 'Long', lines: 101 },
    ],
    ['its props', 'type Props = { a: 1; b: 2 };\nfunction One({ a, b }: Props & { c: 3 }) {}', { props: 3 }],
  ])('%s', (_what, source, expected) => expect(readComponents('x.tsx', source)).toMatchObject([expected]));

  test('props that another file of the area declares', () => {
    const types = new Map(readSyntax('export type Props = { a: 1; b: 2 };').flatMap(({ node }) => typeOf(node)));
    const source = "import type { Props } from './Props.ts';\nfunction One({ a }: Props) {}";
    expect(readComponents('x.tsx', source, () => types)).toMatchObject([{ props: 2 }]);
  });
});
