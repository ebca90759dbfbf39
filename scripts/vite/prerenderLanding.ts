import path from 'node:path';
import { type Plugin, type ResolvedConfig, runnerImport } from 'vite';
import { readClassNames } from './readClassNames.ts';

const page = path.resolve(import.meta.dirname, '../../web/landing/renderLanding.tsx');
type Landing = typeof import('../../web/landing/renderLanding.tsx');

/**
 * Writes the landing page into landing.html while Vite builds or serves it, as plain HTML. During development, / shows
 * it too.
 */
export function prerenderLanding(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'prerender-landing',
    configResolved: (resolved) => {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        if (!html.includes('<!--landing-body-->')) return html;
        const { module } = await runnerImport<Landing>(page, { configFile: false, plugins: [readClassNames(config)] });
        const { head, body } = module.renderLanding();
        return html.replace('<!--landing-head-->', () => head).replace('<!--landing-body-->', () => body);
      },
    },
    // Only the prerendered HTML uses these modules' class names, so the bundler would drop their styles as unused.
    transform: {
      order: 'post',
      filter: { id: /\/web\/landing\/\w+\.module\.css$/ },
      handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
    },
    configureServer: (server) => void server.middlewares.use(landingAtRoot),
    configurePreviewServer: (server) => void server.middlewares.use(landingAtRoot),
  };
}

function landingAtRoot(request: { url?: string | undefined }, _response: unknown, next: () => void): void {
  if (/^\/($|\?)/.test(request.url ?? '')) request.url = '/landing.html';
  next();
}
