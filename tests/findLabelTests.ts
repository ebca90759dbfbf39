import { parseSync } from 'vite';

type Node = { type: string; start: number; end: number; [key: string]: unknown };

/** Names of values that contain a document type in words, or its label. */
const typeNames = new Set(['doc_type', 'docType', 'documentTypeLabel', 'typeWords']);
/** Calls and properties that turn it into something else: an ID, or the words of a title or a person. */
const released = new Set(['typeNamed', 'typeLabeled', 'ownWords', 'parts', 'words', 'which', 'evidence', 'confidence']);
const matching = new Set(['test', 'exec', 'match', 'matchAll', 'search', 'startsWith', 'endsWith']);
const equality = new Set(['===', '!==', '==', '!=']);

/**
 * The lines of a source file that derive something from the words of a document's type: a pattern that is tested on
 * them, or a comparison with a label. `labels`: every label of the catalog.
 */
export function findLabelTests(file: string, source: string, labels: ReadonlySet<string>): string[] {
  const aliases = new Set<string>();
  const found: string[] = [];

  const holdsType = (node: Node): boolean => {
    const name = nameOf(node);
    if (node.type === 'Identifier') return typeNames.has(name) || aliases.has(name);
    if (node.type === 'MemberExpression') {
      const property = nameOf(node.property as Node);
      return !released.has(property) && (typeNames.has(property) || holdsType(node.object as Node));
    }
    if (node.type === 'CallExpression' && released.has(nameOf(node.callee as Node))) return false;
    if (node.type === 'Property' || /Function/.test(node.type)) return false;
    return childrenOf(node).some(holdsType);
  };
  const isLabel = (node: Node) => node.type === 'Literal' && labels.has(String(node.value));
  const isFault = (node: Node): boolean => {
    if (node.type === 'BinaryExpression' && equality.has(String(node.operator)))
      return isLabel(node.left as Node) || isLabel(node.right as Node);
    if (node.type === 'SwitchCase') return node.test !== null && isLabel(node.test as Node);
    if (node.type !== 'CallExpression') return false;
    const { callee, arguments: given } = node as unknown as { callee: Node; arguments: Node[] };
    if (callee.type !== 'MemberExpression' || !matching.has(nameOf(callee.property as Node))) return false;
    return holdsType(callee.object as Node) || given.some(holdsType);
  };
  const visit = (node: Node): void => {
    if (node.type === 'VariableDeclarator' && node.init && holdsType(node.init as Node))
      aliases.add(nameOf(node.id as Node));
    if (isFault(node))
      found.push(`${file}:${lineOf(source, node.start)}: ${source.slice(node.start, node.start + 120)}`);
    for (const child of childrenOf(node)) visit(child);
  };
  visit(parseSync(file, source).program as unknown as Node);
  return found;
}

function nameOf(node: Node): string {
  return typeof node.name === 'string' ? node.name : '';
}

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter((one): one is Node => typeof one === 'object' && one !== null && 'type' in one);
}

function lineOf(source: string, at: number): number {
  return source.slice(0, at).split('\n').length;
}
