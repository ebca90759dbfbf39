import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './scripts/vite/chunkGroups.ts';
import { emitBinderWorker } from './scripts/vite/emitBinderWorker.ts';
import { emitHeadScripts } from './scripts/vite/emitHeadScripts.ts';
import { emitScreens } from './scripts/vite/emitScreens.ts';
import { paintFirst } from './scripts/vite/paintFirst.ts';
import { prerenderLanding } from './scripts/vite/prerenderLanding.ts';
import { prerenderSignIn } from './scripts/vite/prerenderSignIn.ts';
import { smallerZod } from './scripts/vite/smallerZod.ts';
import { splitTexts } from './scripts/vite/splitTexts.ts';

const server = process.env.PORTAL_URL ?? 'http://localhost:3000';
const documents = ['index', 'landing', 'sign-in'].map((page) => path.resolve(import.meta.dirname, `web/${page}.html`));
const proxy = { '/api/': server, '/healthz': server, '/readyz': server };

/** The files of the start, and what all screens share. */
const fetchedAnyway =
  /^(?:index|rolldown-runtime|react|zod|start|shell|calls|icons-start|icons~index.*|basics|schemas|common)$/;
const nameOf = (file: string) => /^assets\/(.+)-[\w-]{8}\.js$/.exec(file)?.[1] ?? '';

/** The browser part: the app in index.html, and the landing page and the sign-in pages, which are prerendered. */
export default defineConfig({
  root: 'web',
  plugins: [
    splitTexts(),
    smallerZod(),
    react(),
    emitHeadScripts(),
    prerenderLanding(),
    prerenderSignIn(),
    emitScreens(),
    emitBinderWorker(),
    paintFirst(),
  ],
  // `.due-date` of a component's module is `styles.dueDate` in its code.
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  server: { proxy },
  preview: { proxy },
  build: {
    outDir: path.resolve(import.meta.dirname, 'dist/web'),
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    modulePreload: {
      polyfill: false,
      // What each screen is fetched with need not be listed for each.
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => !fetchedAnyway.test(nameOf(file))),
    },
    rolldownOptions: {
      input: documents,
      output: {
        // The start lists the files of all screens, and short names make it smaller.
        // The start lists the files of all screens, and names without a use make it larger.
        chunkFileNames: ({ name }) => (fetchedAnyway.test(name) ? 'assets/[name]-[hash].js' : 'assets/[hash].js'),
        codeSplitting: { groups: chunkGroups(documents), includeDependenciesRecursively: false },
      },
    },
  },
});
