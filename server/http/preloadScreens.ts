import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const Screens = z.object({
  screens: z.array(z.object({ path: z.string(), scripts: z.array(z.string()), styles: z.array(z.string()) })),
});

/**
 * The app's document, with the files that the screen at an address is fetched with. The browser then fetches them with
 * the document's own, and not after it has run those.
 */
export function preloadScreens(folder: string): (address: string) => string {
  const html = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const file = path.join(folder, '../web-screens.json');
  const screens = existsSync(file) ? Screens.parse(JSON.parse(readFileSync(file, 'utf8'))).screens : [];
  const documents = screens.map(({ path, scripts, styles }) => ({
    matches: matcherOf(path),
    html: html.replace('</head>', () => `${[...styles.map(styleLink), ...scripts.map(scriptLink)].join('')}</head>`),
  }));
  return (address) => documents.find(({ matches }) => matches.test(address))?.html ?? html;
}

/** `/cases/:id` has a value in place of `:id`. The address of no screen, `*`, matches none. */
function matcherOf(route: string): RegExp {
  return new RegExp(`^${route.replace(/[*.]/g, '\\$&').replace(/:\w+/g, '[^/]+')}/?$`);
}

const styleLink = (file: string) => `<link rel="stylesheet" crossorigin href="/${file}">`;
const scriptLink = (file: string) => `<link rel="modulepreload" crossorigin href="/${file}">`;
