import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './scripts/vite/chunkGroups.ts';
import { emitThemeScript } from './scripts/vite/emitThemeScript.ts';
import { prerenderLanding } from './scripts/vite/prerenderLanding.ts';
import { splitTexts } from './scripts/vite/splitTexts.ts';
import { withoutJsonSchema } from './scripts/vite/withoutJsonSchema.ts';

const server = process.env.PORTAL_URL ?? 'http://localhost:3000';
const proxy = { '/api': server, '/healthz': server, '/readyz': server };

/** The browser part: the app in index.html, the landing page prerendered in landing.html. */
export default defineConfig({
  root: 'web',
  plugins: [splitTexts(), withoutJsonSchema(), react(), emitThemeScript(), prerenderLanding()],
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
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ['index', 'landing'].map((page) => path.resolve(import.meta.dirname, `web/${page}.html`)),
      output: {
        codeSplitting: { groups: chunkGroups, includeDependenciesRecursively: false },
        // Files that import each other run their modules in the order of the sources.
        strictExecutionOrder: true,
      },
    },
  },
});
