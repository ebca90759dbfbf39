/** A mention of something that a reader may want to look up. */
export type Reference = { kind: 'decision' | 'document' | 'source'; target: string; file: string; line: number };

/** The decisions, documents, and (in documents) source files that a text refers to. In code, only comments count. */
export function findReferences(file: string, text: string): Reference[] {
  const isProse = file.endsWith('.md');
  return text.split('\n').flatMap((line, at) => {
    if (!isProse && !isComment(line)) return [];
    const found = [
      ...decisionsIn(line).map((target) => ({ kind: 'decision' as const, target })),
      ...documentsIn(line).map((target) => ({ kind: 'document' as const, target })),
      ...(isProse ? sourcesIn(line).map((target) => ({ kind: 'source' as const, target })) : []),
    ];
    return found.map((reference) => ({ ...reference, file, line: at + 1 }));
  });
}

const isComment = (line: string) => /^\s*(\/\/|\/?\*|--)/.test(line) || /\s\/\/ /.test(line);

/**
 * "decision 0031", "Decision 6", "ADR 14", and a link named with four digits, whose target must have the same digits.
 */
function decisionsIn(line: string): string[] {
  const named = [...line.matchAll(/\b(?:decisions?|ADRs?) (\d{1,4})\b(?!\.|,\d)/gi)].map(([, number]) => number!);
  const linked = [...line.matchAll(/\[(?:decision )?(\d{4})\]\([^)]*?(\d{4})-[^)]*\)/gi)].map(([, number, target]) =>
    number === target ? number! : `${number}, with a link to ${target}`,
  );
  return [...new Set([...named, ...linked])];
}

function documentsIn(line: string): string[] {
  const names = [...line.matchAll(/(?<![\w./:-])((?:\.\.?\/)*[\w-][\w./-]*\.md)\b/g)].map(([, name]) => name!);
  return names.filter((name) => !/^NNNN/.test(name));
}

/** Paths in code spans, without patterns and placeholders. */
function sourcesIn(line: string): string[] {
  const spans = [...line.matchAll(/`((?:domain|contract|server|web|journeys|scripts|bench|tests)\/[^`\s]+\.\w+)`/g)];
  return spans.map(([, target]) => target!).filter((target) => !/[<>*{}…]|NNNN/.test(target));
}
