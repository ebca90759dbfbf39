import { readFileSync } from 'node:fs';
import path from 'node:path';
import { lineAt, productionFiles, readSyntax, type SyntaxNode } from '../readSyntax.ts';

/** A text that users read, and where it is. */
export type UserText = { where: string; text: string };

/** Words that people type to find a setting, and the sample pleading: neither is the portal's own prose. */
const exemptKeys = /^settings\.index\.\w+\.also$|^landing\.pleading\./;

/** The catalog of the screens. */
export function screenTexts(root: string): UserText[] {
  const file = 'web/locales/en.json';
  return leaves(JSON.parse(readFileSync(path.join(root, file), 'utf8')))
    .filter(([key]) => !exemptKeys.test(key))
    .map(([key, text]) => ({ where: `${file} ${key}`, text }));
}

function leaves(part: unknown, prefix = ''): [key: string, text: string][] {
  if (typeof part === 'string') return [[prefix, part]];
  return Object.entries(part as object).flatMap(([key, value]) => leaves(value, prefix ? `${prefix}.${key}` : key));
}

const textFolders = [
  'contract',
  'domain/acceptance',
  'domain/deadlines/labels',
  'domain/deadlines/rules',
  'domain/rules/data',
  'domain/rules/everyCourt',
  'domain/selfHelp',
  'server/assistant',
  'server/library/entries',
];
const textFiles = [
  'domain/assistant/routeQuestion.ts',
  'domain/assistant/spellCounts.ts',
  'domain/rules/fees.ts',
  'server/identity/bundled/pages.ts',
  'server/mail/mailTexts.ts',
];

/** The server's texts: the contract's messages, court rules and policies, deadlines, the assistant, emails, self-help. */
export function serverTexts(root: string): UserText[] {
  const files = [
    ...textFolders.flatMap((folder) => productionFiles(root, folder)),
    ...textFiles.map((file) => ({ file, source: readFileSync(path.join(root, file), 'utf8') })),
  ];
  return files.flatMap(({ file, source }) => textsOf(file, source));
}

/** The strings and templates of a source that contain several words. */
export function textsOf(file: string, source: string): UserText[] {
  return readSyntax(source).flatMap(({ node, ancestors }) => {
    if (ancestors.some(({ type }) => type === 'ImportDeclaration')) return [];
    const text = wordsOf(node);
    return text?.includes(' ') ? [{ where: `${file}:${lineAt(source, node.start)}`, text }] : [];
  });
}

function wordsOf(node: SyntaxNode): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type !== 'TemplateLiteral') return undefined;
  return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('…');
}

/** A text without its quotations, because the wording of forms and rules is not the portal's. */
export const withoutQuotes = (text: string): string => text.replace(/"[^"]*"|“[^”]*”/g, '“…”');
