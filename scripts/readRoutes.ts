import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAst } from 'vite';

/** A route of the portal in the browser, with the module of its screen as Vite's manifest names it. */
export type ScreenRoute = { path: string; module: string };

const web = path.resolve(import.meta.dirname, '../web');

type Node = { type: string } & Record<string, unknown>;

function* walk(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const one of value) yield* walk(one);
  else if (value !== null && typeof value === 'object') {
    if (typeof (value as Node).type === 'string') yield value as Node;
    for (const part of Object.values(value)) yield* walk(part);
  }
}

/** The routes in a table of screens, `screen('/path', 'title', async () => (await import('./X.tsx')).X)`, in order. */
export function readRoutes(file = 'routes.tsx'): ScreenRoute[] {
  const source = readFileSync(path.join(web, file), 'utf8');
  return [...walk(parseAst(source, { lang: 'tsx' }))]
    .filter(({ type, callee }) => type === 'CallExpression' && (callee as Node).name === 'screen')
    .map(({ arguments: given }) => {
      const [address, , load] = given as Node[];
      const imported = [...walk(load)].find(({ type }) => type === 'ImportExpression')!;
      const module = path.posix.join(path.posix.dirname(file), String((imported.source as Node).value));
      return { path: String(address!.value), module };
    });
}
