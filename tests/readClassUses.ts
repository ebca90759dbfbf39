import { lineAt, nameOf, type PlacedNode, readSyntax, type SyntaxNode } from './readSyntax.ts';

/** A word that a component writes into a `className`, or a class that it reads from a module. */
export type ClassUse = { line: number; name: string };

/** The class uses of a component: words in `className`, and the classes that it reads from each imported module. */
export type ClassUses = {
  words: ClassUse[];
  /** By the path in the import, as written in the file. */
  modules: ReadonlyMap<string, ClassUse[]>;
  /** Lines that read a class by a computed name, which no check can follow. */
  computed: number[];
};

/** Reads the classes that a file of the web layer uses. */
export function readClassUses(source: string): ClassUses {
  const nodes = readSyntax(source, 'tsx');
  const imports = new Map(nodes.flatMap(({ node }) => importedModule(node)));
  const modules = new Map([...new Set(imports.values())].map((from) => [from, [] as ClassUse[]]));
  const words: ClassUse[] = [];
  const computed: number[] = [];
  for (const placed of nodes) {
    const line = lineAt(source, placed.node.start);
    if (isClassText(placed)) words.push(...wordsOf(placed.node).map((name) => ({ line, name })));
    const from = moduleRead(placed.node, imports);
    if (from === undefined) continue;
    const name = placed.node.computed ? undefined : nameOf(placed.node.property);
    if (name === undefined) computed.push(line);
    else modules.get(from)!.push({ line, name });
  }
  return { words, modules, computed };
}

function importedModule(node: SyntaxNode): [string, string][] {
  const from = node.type === 'ImportDeclaration' ? (node.source as unknown as { value: string }).value : '';
  if (!from.endsWith('.module.css')) return [];
  const [specifier] = node.specifiers as SyntaxNode[];
  return [[nameOf(specifier?.local) ?? from, from]];
}

function moduleRead(node: SyntaxNode, imports: ReadonlyMap<string, string>): string | undefined {
  return node.type === 'MemberExpression' ? imports.get(nameOf(node.object) ?? '') : undefined;
}

/** Whether a text is a class: it is in a `className`, and is not compared with something or passed to a call. */
function isClassText({ node, ancestors }: PlacedNode): boolean {
  if (node.type !== 'TemplateElement' && !(node.type === 'Literal' && typeof node.value === 'string')) return false;
  const parent = ancestors.at(-1)!;
  if (parent.type === 'BinaryExpression' || parent.type === 'MemberExpression') return false;
  const within = ancestors.findLastIndex(({ type }) => type === 'JSXAttribute' || type === 'JSXElement');
  const attribute = ancestors[within];
  if (attribute?.type !== 'JSXAttribute' || (attribute.name as { name?: string }).name !== 'className') return false;
  return ancestors.slice(within).every((one) => one.type !== 'CallExpression' || joins(one));
}

/** `['btn', dense && 'dense'].filter(Boolean).join(' ')` and `buttonClass({…}, 'end')` contain only classes. */
function joins({ callee }: SyntaxNode): boolean {
  const { type, property } = callee as SyntaxNode;
  return type === 'MemberExpression' && ['filter', 'join'].includes(nameOf(property) ?? '');
}

function wordsOf(node: SyntaxNode): string[] {
  const { value } = node as unknown as { value: string | { cooked: string } };
  return (typeof value === 'string' ? value : value.cooked).split(/\s+/).filter((word) => word !== '');
}
