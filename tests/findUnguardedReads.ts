import { nameOf, readSyntax, type SyntaxNode } from './readSyntax.ts';

/** A function that reads protected tables without a viewer, as `file#function`. */
export type UnguardedRead = { file: string; name: string };

/** The types of a parameter that identifies the viewer, or that only a check of the viewer returns. */
const viewerTypes = /\b(?:Actor|Seer|StoredFiling|StoredReview|HeldDecision)\b/;

/** Operations that disclose nothing: changes. */
const disclosesNothing = /^: Promise<void>/;

/**
 * A value of the record named by a column of the caller's own query: the caller has already found that row for its
 * viewer.
 */
const isValueOf = ({ parameters, returns }: Read) =>
  /^: SQL\b/.test(returns) && /\b(?:PgColumn|SQLWrapper|Filing)\b/.test(parameters);

type Read = { name: string; isExported: boolean; parameters: string; returns: string; body: string };

/**
 * The exported functions of a file that read one of these tables, directly or through a function of the same file, take
 * no viewer, and do not have a name that marks them as for the system.
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
    .filter((found) => !disclosesNothing.test(found.returns) && !isValueOf(found))
    .filter(({ name, parameters }) => !name.endsWith('ForSystem') && !viewerTypes.test(parameters))
    .map(({ name }) => ({ file, name }));
}

function readsFrom(body: string, tables: readonly string[]): boolean {
  const names = tables.join('|');
  return new RegExp(`(?:\\.from|[jJ]oin|\\$count)\\(\\s*(?:${names})\\b|\\b(?:from|join) \\$\\{(?:${names})\\}`).test(
    body,
  );
}

/** The functions at the top of a file: declarations, and constants that are functions. */
function readFunctions(source: string): Read[] {
  return readSyntax(source)
    .filter(({ ancestors }) => ancestors.length <= 2)
    .flatMap(({ node, ancestors }) => {
      const isExported = ancestors.at(-1)?.type === 'ExportNamedDeclaration';
      if (node.type === 'FunctionDeclaration') return [readOne(source, nameOf(node.id)!, node, isExported)];
      if (node.type !== 'VariableDeclaration') return [];
      return (node.declarations as SyntaxNode[])
        .filter(({ init }) => (init as SyntaxNode | null)?.type === 'ArrowFunctionExpression')
        .map(({ id, init }) => readOne(source, nameOf(id)!, init as SyntaxNode, isExported));
    });
}

function readOne(source: string, name: string, node: SyntaxNode, isExported: boolean): Read {
  const textOf = ({ start, end }: SyntaxNode) => source.slice(start, end);
  const returns = node.returnType as SyntaxNode | null | undefined;
  return {
    name,
    isExported,
    parameters: (node.params as SyntaxNode[]).map(textOf).join(', '),
    returns: returns ? textOf(returns) : '',
    body: textOf(node.body as SyntaxNode),
  };
}
