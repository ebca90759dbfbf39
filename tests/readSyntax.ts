import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAst } from 'vite';

/** A node of a file's syntax tree. */
export type SyntaxNode = { type: string; start: number; end: number; [key: string]: unknown };

/** A node with its ancestors, the parent last. */
export type PlacedNode = { node: SyntaxNode; ancestors: readonly SyntaxNode[] };

/** Every node of a TypeScript source, in source order. */
export function readSyntax(source: string, lang: 'ts' | 'tsx' = 'ts'): PlacedNode[] {
  const nodes: PlacedNode[] = [];
  visit(parseAst(source, { lang }), []);
  return nodes;

  function visit(value: unknown, ancestors: readonly SyntaxNode[]): void {
    if (Array.isArray(value)) for (const one of value) visit(one, ancestors);
    else if (isNode(value)) {
      nodes.push({ node: value, ancestors });
      const within = [...ancestors, value];
      for (const child of Object.values(value)) visit(child, within);
    }
  }
}

/** The line of a character in a source. */
export function lineAt(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length;
}

/** The name of a node, if it is an identifier. */
export function nameOf(node: unknown): string | undefined {
  return isNode(node) && node.type === 'Identifier' ? (node.name as string) : undefined;
}

/** The production files under a folder with their text, by their paths from the root. */
export function productionFiles(root: string, folder: string): { file: string; source: string }[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/')))
    .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$/.test(file) && !file.includes('/testing/'))
    .map((file) => ({ file, source: readFileSync(path.join(root, file), 'utf8') }));
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';
}
