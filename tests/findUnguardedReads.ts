import { nameOf, readSyntax, type SyntaxNode } from './readSyntax.ts';

/** A function that reads protected tables without a viewer, as `file#function`. */
export type UnguardedRead = { file: string; name: string };

/** The types of a parameter that states who looks, or that only a check of the viewer returns. */
const viewerTypes = /\b(?:Actor|Seer|StoredFiling|StoredReview|HeldDecision)\b/;

/** What discloses nothing: a change, or a condition that the caller's own query applies. */
const disclosesNothing = /^: (?:Promise<void>|SQL\b)/;

type Read = { name: string; isExported: boolean; parameters: string; returns: string; body: string };

/**
 * The exported functions of a file that read one of these tables, directly or through a function of the same file, take
 * no viewer, and do not say in their name that they are for the system.
 */
export function findUnguardedReads(file: string, source: string, tables: readonly string[]): UnguardedRead[] {
  const functions = readFunctions(source);
  const reading = new Set(functions.filter(({ body }) => readsFrom(body, tables)).map(({ name }) => name));
  for (let known = -1; known < reading.size; ) {
    known = reading.size;
    for (const { name, body } of functions) {
      if ([...reading].some((other) => new RegExp(`\\b${other}\\(`).test(body))) reading.add(name);
    }
  }
  return functions
    .filter(({ name, isExported }) => isExported && reading.has(name))
    .filter(({ returns }) => !disclosesNothing.test(returns))
    .filter(({ name, parameters }) => !name.endsWith('ForSystem') && !viewerTypes.test(parameters))
    .map(({ name }) => ({ file, name }));
}

function readsFrom(body: string, tables: readonly string[]): boolean {
  return new RegExp(`(?:\\.from|[jJ]oin|\\$count)\\(\\s*(?:${tables.join('|')})\\b`).test(body);
}

function readFunctions(source: string): Read[] {
  return readSyntax(source)
    .filter(({ node, ancestors }) => node.type === 'FunctionDeclaration' && ancestors.length <= 2)
    .map(({ node, ancestors }) => {
      const parameters = node.params as SyntaxNode[];
      const body = node.body as SyntaxNode;
      const returns = node.returnType as SyntaxNode | null | undefined;
      return {
        name: nameOf(node.id)!,
        isExported: ancestors.at(-1)?.type === 'ExportNamedDeclaration',
        parameters: parameters.map(({ start, end }) => source.slice(start, end)).join(', '),
        returns: returns ? source.slice(returns.start, returns.end) : '',
        body: source.slice(body.start, body.end),
      };
    });
}
