import path from 'node:path';
import { type Plugin, type ResolvedConfig, type Rolldown, runnerImport } from 'vite';
import { profilePages, signInPageAt, signInPages } from '../../domain/paths/signInPages.ts';
import { readRoutes } from '../readRoutes.ts';
import { readClassNames } from './readClassNames.ts';

const web = path.resolve(import.meta.dirname, '../../web');
const page = path.join(web, 'identity/page/renderSignInPage.tsx');
type Renderer = typeof import('../../web/identity/page/renderSignInPage.tsx');

/**
 * Creates a document for each sign-in page, with its markup, so that it is shown before its script runs, and with the
 * addresses of its screen's files, so that they are fetched together with those of the page.
 */
export function prerenderSignIn(): Plugin {
  let config: ResolvedConfig;
  const load = async () =>
    (await runnerImport<Renderer>(page, { configFile: false, plugins: [readClassNames(config)] })).module;
  const fill = ({ renderSignInPage }: Renderer, html: string, at: string, files = '') => {
    const { head, body } = renderSignInPage(at);
    return html.replace('<!--sign-in-head-->', () => head + files).replace('<!--sign-in-body-->', () => body);
  };
  return {
    name: 'prerender-sign-in',
    configResolved: (resolved) => {
      config = resolved;
    },
    // During development, the requested page.
    transformIndexHtml: {
      order: 'pre',
      handler: async (html, { server, originalUrl }) => {
        const at = server && signInPageAt(new URL(originalUrl ?? '/', 'http://localhost').pathname);
        return at && html.includes('<!--sign-in-body-->') ? fill(await load(), html, at) : html;
      },
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const template = bundle['sign-in.html'];
        if (template?.type !== 'asset') return;
        const html = String(template.source);
        const renderer = await load();
        const modules = new Map(readRoutes('identity/page/signInScreens.ts').map((one) => [one.path, one.module]));
        for (const at of [...signInPages, ...profilePages]) {
          const files = linksTo(bundle, path.join(web, modules.get(at)!), html);
          this.emitFile({ type: 'asset', fileName: `sign-in${at}.html`, source: fill(renderer, html, at, files) });
        }
        delete bundle['sign-in.html'];
      },
    },
    configureServer: (server) => void server.middlewares.use(signInAtItsAddress),
    configurePreviewServer: (server) => void server.middlewares.use(signInAtItsAddress),
  };
}

/** Links to the scripts and styles of a screen that the page does not name yet. */
function linksTo(bundle: Rolldown.OutputBundle, screen: string, html: string): string {
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
  const own = chunks.find(({ moduleIds }) => moduleIds.includes(screen));
  if (!own) throw new Error(`The build has no file for ${screen}.`);
  const needed = new Set<string>();
  const collect = (file: string) => {
    const chunk = chunks.find(({ fileName }) => fileName === file);
    if (!chunk || needed.has(file)) return;
    needed.add(file);
    for (const one of chunk.imports) collect(one);
  };
  collect(own.fileName);
  const styles = chunks
    .filter(({ fileName }) => needed.has(fileName))
    .flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
  const missing = (file: string) => !html.includes(`"/${file}"`);
  return [
    ...[...needed].filter(missing).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ...[...new Set(styles)].filter(missing).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
  ].join('');
}

function signInAtItsAddress(request: { url?: string | undefined }, _response: unknown, next: () => void): void {
  const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
  if (signInPageAt(pathname)) request.url = `/sign-in.html${search}`;
  next();
}
