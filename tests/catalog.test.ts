import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';

const web = path.resolve(import.meta.dirname, '../web');
const en: unknown = JSON.parse(readFileSync(path.join(web, 'locales/en.json'), 'utf8'));
const sources = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
);

type Node = { type: string } & Record<string, unknown>;

function* walk(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const one of value) yield* walk(one);
  else if (value !== null && typeof value === 'object') {
    if (typeof (value as Node).type === 'string') yield value as Node;
    for (const part of Object.values(value)) yield* walk(part);
  }
}

const trees = sources.map((file) => {
  const lang = file.endsWith('.tsx') ? 'tsx' : 'ts';
  return { file, nodes: [...walk(parseAst(readFileSync(path.join(web, file), 'utf8'), { lang }))] };
});

/** Attributes that people see or hear. */
const spoken = /^(aria-label|aria-description|aria-roledescription|title|placeholder|alt|label|hint)$/;
const hasLetter = /\p{L}/u;

function textOf({ type, value }: Node): string {
  return (type === 'JSXText' || type === 'Literal') && typeof value === 'string' ? value : '';
}

function rawTexts(nodes: Node[]): string[] {
  return nodes.flatMap((node) => {
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      return (node.children as Node[]).map((child) =>
        textOf(child.type === 'JSXExpressionContainer' ? (child.expression as Node) : child),
      );
    }
    if (node.type === 'JSXAttribute' && spoken.test(String((node.name as Node).name))) {
      return node.value ? [textOf(node.value as Node)] : [];
    }
    return [];
  });
}

test('every text on screen comes from the catalog', () => {
  const found = trees.flatMap(({ file, nodes }) =>
    rawTexts(nodes)
      .filter((text) => hasLetter.test(text))
      .map((text) => `${file}: ${text.trim()}`),
  );
  expect(found).toEqual([]);
});

test('the check above finds a text that is written into a screen', () => {
  const nodes = [...walk(parseAst('const a = <p title="Hello">Good {"day"} <b>2</b></p>;', { lang: 'tsx' }))];
  expect(rawTexts(nodes).filter((text) => hasLetter.test(text))).toEqual(['Good ', 'day', 'Hello']);
});

const keys = new Set(keysOf(en));

function keysOf(part: unknown, prefix = ''): string[] {
  if (part === null || typeof part !== 'object') return [prefix];
  return [
    prefix,
    ...Object.entries(part).flatMap(([name, value]) => keysOf(value, prefix ? `${prefix}.${name}` : name)),
  ];
}

/** Keys that are written out, and patterns of composed keys. `t`, `i18n.t`, and local abbreviations count alike. */
function usedKeys(nodes: Node[]): (string | RegExp)[] {
  return nodes
    .filter((node) => node.type === 'CallExpression' && isTranslation(node.callee as Node))
    .flatMap((call) => [...walk((call.arguments as Node[])[0])])
    .flatMap((node): (string | RegExp)[] => {
      if (node.type === 'TemplateLiteral') {
        const parts = (node.quasis as { value: { cooked: string } }[]).map(({ value }) => escapeDots(value.cooked));
        return parts[0] === '' ? [] : [new RegExp(`^${parts.join('.+')}$`)];
      }
      const text = textOf(node);
      return text.includes('.') ? [text] : [];
    });
}

function escapeDots(text: string): string {
  return text.replaceAll('.', '\\.');
}

function isTranslation(callee: Node): boolean {
  const name = callee.type === 'MemberExpression' ? (callee.property as Node).name : callee.name;
  return name === 't';
}

const plurals = ['_zero', '_one', '_other'];
const exists = (key: string) => keys.has(key) || plurals.some((plural) => keys.has(key + plural));

test('every key that a screen uses is in the catalog', () => {
  const missing = trees.flatMap(({ file, nodes }) =>
    usedKeys(nodes)
      .filter((key) => (typeof key === 'string' ? !exists(key) : ![...keys].some((one) => key.test(one))))
      .map((key) => `${file}: ${key}`),
  );
  expect(missing).toEqual([]);
});

test('the check above finds keys that are written out, chosen, and composed', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: code to be examined
  const nodes = [...walk(parseAst('t("a.b"); t(is ? "c.d" : "e.f"); i18n.t(`g.${h}.i`); say("j.k");', { lang: 'ts' }))];
  expect(usedKeys(nodes)).toEqual(['a.b', 'c.d', 'e.f', /^g\..+\.i$/]);
});

test('no key of the catalog is unused', () => {
  const literals = new Set(trees.flatMap(({ nodes }) => nodes.map(textOf)));
  const patterns = trees.flatMap(({ nodes }) => usedKeys(nodes)).filter((key) => typeof key !== 'string');
  const isUsed = (key: string) => literals.has(key) || patterns.some((pattern) => pattern.test(key));
  const leaves = [...keys].filter((key) => key !== '' && ![...keys].some((other) => other.startsWith(`${key}.`)));
  const leftOver = leaves.filter((leaf) => {
    const bare = leaf.replace(/_(zero|one|other)$/, '');
    const above = leaf.split('.').map((_, index, parts) => parts.slice(0, index + 1).join('.'));
    return !isUsed(bare) && !above.some(isUsed);
  });
  expect(leftOver).toEqual([]);
});
