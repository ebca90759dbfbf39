/** A call of `test` or `it`, or of what its `each` and `for` return, up to the name; skipped tests do not count. */
const named = /(?<![.\w])(?:test|it)(?:\s*\(|\.(?:each|for|concurrent|sequential|runIf|skipIf)\b)/g;
const quoted = /^\s*(?:'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)"|`((?:\\.|[^`\\])*)`)/s;

/** The names of the tests that a source file declares, as written there. */
export function readTestNames(source: string): Set<string> {
  const names = new Set<string>();
  for (const match of source.matchAll(named)) {
    const name = nameAfter(source, match.index + match[0].length, match[0].endsWith('('));
    if (name !== undefined) names.add(name);
  }
  return names;
}

function nameAfter(source: string, from: number, opened: boolean): string | undefined {
  if (opened) return readQuoted(source.slice(from));
  // `.each(table)(name, …)`, `.each<Row>(table)(name, …)`: the name is in the second pair of parentheses.
  const table = source.indexOf('(', from);
  const end = table < 0 ? -1 : closingParenthesis(source, table);
  const second = end < 0 ? -1 : source.indexOf('(', end);
  if (second < 0 || source.slice(end + 1, second).trim() !== '') return undefined;
  return readQuoted(source.slice(second + 1));
}

function readQuoted(text: string): string | undefined {
  const found = quoted.exec(text);
  return (found?.[1] ?? found?.[2] ?? found?.[3])?.replace(/\\(.)/g, '$1');
}

/**
 * The position of the parenthesis that closes the one at `open`, with texts and comments skipped; -1 if there is none.
 */
function closingParenthesis(source: string, open: number): number {
  const token = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\/[^\n]*|\/\*[\s\S]*?\*\/|[()]/g;
  token.lastIndex = open;
  let depth = 0;
  for (let match = token.exec(source); match; match = token.exec(source)) {
    if (match[0] === '(') depth += 1;
    if (match[0] === ')') depth -= 1;
    if (depth === 0) return match.index;
  }
  return -1;
}
