import path from 'node:path';
import { readRoutes } from '../readRoutes.ts';
import { familiesOf, isBench, isOfVisitors, isOnEveryScreen, sharesWork } from './families.ts';
import { nameSignInFiles } from './nameSignInFiles.ts';
import { type Imports, type ModuleOf, readImports } from './readImports.ts';

/** A group of modules in one file, in the format of Vite's bundler (`output.codeSplitting`). */
type Group = {
  /** The name of a group whose name is a function. */
  debugName?: string;
  name: string | Name;
  test?: RegExp;
  tags?: '$initial'[];
  minShareCount?: number;
  entriesAware?: boolean;
  entriesAwareMergeThreshold?: number;
  priority: number;
};
type Name = (id: string, context: { getModuleInfo: ModuleOf }) => string | null;

const library = (...names: string[]) => new RegExp(`[\\\\/]node_modules[\\\\/](?:${names.join('|')})[\\\\/]`);
const react = library('react', 'react-dom', 'scheduler', 'use-sync-external-store', 'i18next', 'react-i18next');
const zod = library('zod');
/** Styles are small, and a file of styles for each file of script would double the requests. */
const styles = /\.css$/;
/** A screen needs some of its area's texts before it fetches the rest of the area. */
const texts = /virtual:texts\//;
const smallText = 400;
const icons = library('lucide-react');
const contract = /[\\/]contract[\\/]\w+\.ts$/;
/** Compressed together with the other schemas, it takes less than beside the code of a filing. */
const reviewContract = /[\\/]contract[\\/]review\.ts$/;
/** Libraries for single controls. */
const largeLibrary = /[\\/]node_modules[\\/](?!lucide-react)/;

/** Modules that this many families of screens share are fetched with every screen. */
const common = 5;
/** What shows a document's pages. Screens without documents do not fetch what only it needs. */
const viewer = /[\\/]web[\\/]filings[\\/]viewer[\\/]DocumentViewer\.tsx$/;
/** Fixes of documents, which are fetched with a check or a draft, and not with every document that is shown. */
const fixes = /[\\/](?:web[\\/]fixes[\\/]|domain[\\/]fixes[\\/]|contract[\\/]fixes\.ts$)|virtual:texts\/filings\.fixes/;
/** The document next to its fields, which is fetched when a filing is opened. */
const panes = /[\\/]web[\\/]filings[\\/]FilingPanes\.tsx$/;
/** The parts of an open draft and of a drop, which are fetched one by one; what they share is fetched with the first. */
const draftParts = /[\\/]web[\\/](?:intake[\\/](?:draft|drop|envelope|submission)|service)[\\/]/;
/** The screen on which filings begin, which opens without what only open filings and drafts need. */
const processing = /[\\/]web[\\/]intake[\\/]CaseProcessingScreen\.tsx$/;
/** The parts of these families are divided below. */
const familiesOfFilings = new Set(['filings', 'filing', 'bench']);
const web = path.resolve(import.meta.dirname, '../../web');
/** Files of several families that are smaller than this, in characters of source, are not worth a request. */
const smallest = 6000;

/**
 * Divides the modules of the documents among files: the libraries, what the start needs, what most screens share, and
 * what the screens of one, two, or three families share. A module is never in a file that is fetched with fewer screens
 * than a module that imports it, so files do not import each other in a cycle.
 */
export function chunkGroups(documents: string[]): Group[] {
  let names: Map<string, string> | undefined;
  const name: Name = (id, context) => {
    if (id.includes('rolldown/runtime')) return 'runtime';
    names ??= nameModules(documents, (one) => context.getModuleInfo(one));
    return names.get(id) ?? null;
  };
  return [
    { debugName: 'modules', name, priority: 3 },
    // Icons are imported through an index, so only the bundler has the information which module uses which icon.
    {
      name: 'icons',
      test: icons,
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: 60_000,
      priority: 1,
    },
  ];
}

/** The file of each module that has a named one: a file of the sign-in pages, or else one of the app. */
function nameModules(documents: string[], moduleOf: ModuleOf): Map<string, string> {
  const app = [...nameChunks(documents, moduleOf)].filter(([id]) => !icons.test(id));
  const signIn = [...nameSignInFiles(moduleOf, documents)].filter(([id]) => !react.test(id));
  return new Map([...app, ...signIn]);
}

function nameChunks(documents: string[], moduleOf: ModuleOf): Map<string, string> {
  const { users, sizes, reachFrom } = readImports(documents, moduleOf);
  const names = new Map<string, string>();
  const initial = new Set(documents.flatMap((document) => [...reachFrom(document)]));

  const sizeOf = (ids: string[]) => ids.reduce((sum, id) => sum + (sizes.get(id) ?? 0), 0);
  const unnamed = new Map<string, string[]>();
  const inCommon = new Set<string>();
  const moveToCommon = (id: string, most = Number.POSITIVE_INFINITY) => {
    const needed = [...reachFrom(id)].filter((one) => !initial.has(one) && !inCommon.has(one));
    if (needed.some((one) => largeLibrary.test(one)) || sizeOf(needed) > most) return false;
    for (const one of needed) inCommon.add(one);
    return true;
  };
  for (const [id, entries] of users) {
    if (initial.has(id)) {
      const name = startName(
        id,
        documents.filter((document) => entries.has(document)),
      );
      if (name) names.set(id, name === 'frame' && styles.test(id) ? 'shell' : name);
      continue;
    }
    // The styles of the bench are small, and a filing is opened without another request for them.
    const isBenchStyle = styles.test(id) && [...entries].some(isBench);
    if (entries.size === 1 && ![...entries].some(isOnEveryScreen) && !isBenchStyle) continue;
    const families = familiesOf(entries);
    if ([...entries].every(isOfVisitors)) continue;
    const isSmall = styles.test(id) || (texts.test(id) && families.length > 1 && sizeOf([id]) < smallText);
    const isShared = families.length >= common || [...entries].some(isOnEveryScreen);
    if (isShared || isSmall || reviewContract.test(id)) moveToCommon(id);
    else {
      const name = families.join('~');
      unnamed.set(name, [...(unnamed.get(name) ?? []), id]);
    }
  }
  const isOfPanes = isNeededOnlyWith(panes, users);
  const isOfViewer = isNeededOnlyWith(viewer, users);
  const screens = new Set(readRoutes().map(({ module }) => path.join(web, module)));
  /** The screens that cannot run without a module, as opposed to their dialogs and tabs. */
  const screensOf = (id: string) => [...(users.get(id) ?? [])].filter((entry) => screens.has(entry));
  const isOfDraft = (id: string) => [...(users.get(id) ?? [])].every((entry) => draftParts.test(entry));
  for (const [name, members] of unnamed) {
    const families = name.split('~');
    const ids = members.filter((id) => !inCommon.has(id));
    const isSmall =
      families.length > 1 && (families.length > 2 || families.includes('filing')) && sizeOf(ids) < smallest;
    const fileOf = (id: string) => {
      if (families.length > 1 && fixes.test(id) && !styles.test(id)) return 'fixes';
      if (families.includes('filing') && isOfPanes(id)) return 'panes';
      if (name === 'filings' && !styles.test(id)) {
        if (isOfDraft(id)) return 'draft';
        if (![...(users.get(id) ?? [])].some((entry) => processing.test(entry))) return 'open-filing';
      }
      if (!families.some((one) => familiesOfFilings.has(one)) && !styles.test(id)) {
        const [screen, another] = screensOf(id);
        if (!screen) return `${name}-parts`;
        if (!another) return `${name}-${path.basename(screen, '.tsx')}`;
      }
      return families.length > 1 && families.every(sharesWork) && isOfViewer(id) ? 'viewer' : name;
    };
    for (const id of ids) if (!isSmall || !moveToCommon(id, smallest)) names.set(id, fileOf(id));
  }
  // Modules of the sign-in pages are not in the app's entry, which would start the app there.
  const usesFrame = (id: string) => [...reachFrom(id)].some((one) => names.get(one) === 'frame');
  const visitorsFile = (id: string) => (styles.test(id) ? 'shell' : usesFrame(id) ? 'frame' : 'basics');
  // Schemas take as long to create as the rest takes to run, so they are a separate file, which runs in a separate task.
  const schemas = new Set([...inCommon].filter((id) => contract.test(id)).flatMap((id) => [...reachFrom(id)]));
  for (const id of inCommon) {
    const isForVisitors = [...(users.get(id) ?? [])].some(isOfVisitors);
    names.set(
      id,
      isForVisitors ? visitorsFile(id) : schemas.has(id) ? 'schemas' : isOfViewer(id) ? 'viewer' : 'common',
    );
  }
  return names;
}

/** Whether everything that needs a module needs the named one too. Styles are few, and in one file. */
function isNeededOnlyWith(named: RegExp, users: Imports['users']): (id: string) => boolean {
  const needing = users.get([...users.keys()].find((id) => named.test(id)) ?? '') ?? new Set();
  return (id) => !styles.test(id) && [...(users.get(id) ?? [])].every((entry) => needing.has(entry));
}

/** Modules of the start, by the documents that need them at the start. */
function startName(id: string, documents: string[]): string | null {
  if (react.test(id)) return 'react';
  if (zod.test(id)) return 'zod';
  if (documents.length > 1) return 'start';
  return documents[0]!.endsWith('index.html') ? 'frame' : null;
}
