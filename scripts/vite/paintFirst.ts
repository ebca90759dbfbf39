import type { Plugin } from 'vite';

/**
 * Lets each document be painted before its script: the files of script are fetched after the styles and the font, and
 * each file that the entry imports runs when it arrives, in a separate task, instead of all of them with the entry.
 */
export function paintFirst(): Plugin {
  return {
    name: 'paint-first',
    apply: 'build',
    transformIndexHtml: {
      // After Vite has named the files.
      order: 'post',
      handler: (html) =>
        html
          .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"')
          .replace(
            /<link rel="modulepreload" crossorigin href="(.+?)">/g,
            '<script type="module" async fetchpriority="low" crossorigin src="$1"></script>',
          ),
    },
  };
}
