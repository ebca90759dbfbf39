import path from 'node:path';
import { type ClassUses, readClassUses } from './readClassUses.ts';
import { nameInCode, readClasses, readImports, readSelectors } from './readStyles.ts';

/** The files of the web part, by their path in it. */
export type WebFiles = ReadonlyMap<string, string>;

const designSystem = 'styles/';
/** The two pages: the app, and the landing page with the parts of the design system that it shows. */
const entries = ['styles/app.css', 'landing/landing.css'];
/** Class names of the toast library's elements. */
const isForeign = (name: string) => name.startsWith('Toastify');

/** The problems in how components use their styles; empty if there are none. */
export function findStyleProblems(files: WebFiles): string[] {
  const sheets = [...files.keys()].filter((file) => file.endsWith('.css'));
  const modules = new Map(
    sheets.filter((file) => file.endsWith('.module.css')).map((file) => [file, readSelectors(files.get(file)!)]),
  );
  const parts = sheets.filter((file) => file.startsWith(designSystem) && !entries.includes(file));
  const design = new Set(
    parts.flatMap((file) => readSelectors(files.get(file)!)).flatMap((one) => readClasses(one).local),
  );
  const components = [...files].filter(([file]) => /\.tsx?$/.test(file));
  const uses = new Map(components.map(([file, source]) => [file, readClassUses(source)]));
  return [
    ...findGlobalSheets(files, sheets, parts),
    ...[...modules].flatMap(([file, selectors]) => findForeignSelectors(file, selectors, design)),
    ...[...uses].flatMap(([file, used]) => findWrongUses(file, used, modules, design)),
    ...findUnusedClasses(modules, uses),
    ...[...design]
      .filter((name) => !isForeign(name) && !isMentioned(name, files))
      .map((name) => `.${name} is not used`),
  ];
}

/**
 * Styles that do not belong to a component are part of the design system, in its layer, and loaded only by the pages.
 */
function findGlobalSheets(files: WebFiles, sheets: readonly string[], parts: readonly string[]): string[] {
  const imported = (entry: string) =>
    readImports(files.get(entry) ?? '').map(({ file, layer }) => ({
      file: path.posix.join(path.posix.dirname(entry), file),
      layer,
    }));
  const loaded = new Set(imported('styles/app.css').map(({ file }) => file));
  return [
    ...sheets
      .filter((file) => !file.endsWith('.module.css') && !entries.includes(file) && !parts.includes(file))
      .map((file) => `${file} is global: make it a component's module`),
    ...parts.filter((file) => !loaded.has(file)).map((file) => `${file} is not in styles/app.css`),
    ...entries
      .flatMap(imported)
      .flatMap(({ file, layer }) =>
        parts.includes(file) && layer === 'design' ? [] : [`${file} is not imported as a part of the layer "design"`],
      ),
  ];
}

/**
 * A module styles its own component: each selector starts with a class of the module, and uses no others than the
 * design system's.
 */
function findForeignSelectors(file: string, selectors: readonly string[], design: ReadonlySet<string>): string[] {
  return selectors.flatMap((selector) => {
    const { local, global } = readClasses(selector);
    const foreign = global.filter((name) => !design.has(name));
    return [
      ...(local.length === 0 ? [`${file}: "${selector}" starts with no class of the module`] : []),
      ...foreign.map((name) => `${file}: ".${name}" in "${selector}" is not in the design system`),
      ...local
        .filter((name) => design.has(name))
        .map((name) => `${file}: ".${name}" is also the name of a class in the design system`),
    ];
  });
}

function findWrongUses(
  file: string,
  { words, modules: read, computed }: ClassUses,
  modules: ReadonlyMap<string, readonly string[]>,
  design: ReadonlySet<string>,
): string[] {
  return [
    ...words
      .filter(({ name }) => !design.has(name))
      .map(({ line, name }) => `${file}:${line}: "${name}" is not a class in the design system`),
    ...computed.map((line) => `${file}:${line}: name the class, so that its use can be checked`),
    ...[...read].flatMap(([from, names]) => {
      const module = resolve(file, from);
      const known = localNames(modules.get(module) ?? []);
      const area = (one: string) => one.split('/')[0];
      return [
        ...(area(module) === area(file) ? [] : [`${file} uses styles of another area: ${module}`]),
        ...names
          .filter(({ name }) => !known.has(name))
          .map(({ line, name }) => `${file}:${line}: ${module} has no class "${name}"`),
      ];
    }),
  ];
}

function findUnusedClasses(
  modules: ReadonlyMap<string, readonly string[]>,
  uses: ReadonlyMap<string, ClassUses>,
): string[] {
  const used = new Set(
    [...uses].flatMap(([file, { modules: read }]) =>
      [...read].flatMap(([from, names]) => names.map(({ name }) => `${resolve(file, from)} ${name}`)),
    ),
  );
  return [...modules].flatMap(([file, selectors]) =>
    [...localNames(selectors)]
      .filter((name) => !used.has(`${file} ${name}`))
      .map((name) => `${file}: no component uses "${name}"`),
  );
}

const localNames = (selectors: readonly string[]) =>
  new Set(selectors.flatMap((selector) => readClasses(selector).local).map(nameInCode));

const resolve = (file: string, from: string) => path.posix.join(path.posix.dirname(file), from);

function isMentioned(name: string, files: WebFiles): boolean {
  const word = new RegExp(`(?<![\\w-])${name}(?![\\w-])`);
  return [...files].some(([file, source]) => !file.endsWith('.css') && word.test(source));
}
