import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const Screens = z.object({
  screens: z.array(z.object({ path: z.string(), scripts: z.array(z.string()), styles: z.array(z.string()) })),
});

/**
 * Returns the app's document for an address. It links the files of the screen at that address, so that the browser
 * fetches them together with the app's own files, and not only after running those.
 */
export function preloadScreens(folder: string): (address: string) => string {
  const html = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const file = path.join(folder, '../web-screens.json');
  const screens = existsSync(file) ? Screens.parse(JSON.parse(readFileSync(file, 'utf8'))).screens : [];
  const documents = screens.map(({ path: route, scripts, styles }) => ({
    matches: matcherOf(route),
    html: html.replace('</head>', () => `${[...styles.map(styleLink), ...scripts.map(scriptLink)].join('')}</head>`),
  }));
  return (address) => documents.find(({ matches }) => matches.test(address))?.html ?? html;
}

/** In `/cases/:id`, `:id` matches any one segment. `*`, the route of unknown addresses, matches no address. */
function matcherOf(route: string): RegExp {
  return new RegExp(`^${route.replace(/[*.]/g, '\\$&').replace(/:\w+/g, '[^/]+')}/?$`);
}

const styleLink = (file: string) => `<link rel="stylesheet" crossorigin href="/${file}">`;
const scriptLink = (file: string) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`;
