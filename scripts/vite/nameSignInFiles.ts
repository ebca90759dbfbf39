import path from 'node:path';
import { isOfVisitors } from './families.ts';
import type { ModuleOf } from './readImports.ts';

const root = path.resolve(import.meta.dirname, '../..');
const inRoot = (files: string[]) => files.map((file) => path.join(root, file));

/**
 * The controls that the sign-in pages need in addition to their document, and that most screens of the app need too.
 */
const controls = [
  'web/identity/LoginSwitchScreen.tsx',
  'web/identity/LoginScreen.tsx',
  'web/identity/FormField.tsx',
  'web/identity/secondFactor/secondFactorEndpoints.ts',
  'web/ui/CopyButton.tsx',
  'web/ui/lazily.tsx',
  'web/ui/Note.tsx',
  'web/ui/Select.tsx',
  'web/ui/useAskBeforeClosing.ts',
  'domain/identity/specializations.ts',
];

type Part = { sources: string[]; own: RegExp };

/**
 * The parts that sign-in pages need later or only partly, by file name: the `own` modules among the imports of the
 * sources. The others are in `shell`, so that a screen of the app that needs one of them does not fetch the part.
 */
const parts: Record<string, Part> = {
  calls: {
    sources: [
      'contract/identity.ts',
      'contract/secondFactor.ts',
      'web/identity/enterPortal.ts',
      'web/identity/RestoreInNewTab.tsx',
      'web/calls/requestInSession.ts',
      'web/calls/withoutEval.ts',
    ],
    own: /./,
  },
  forms: { sources: ['web/forms/useContractForm.ts'], own: /react-hook-form|[\\/]web[\\/]forms[\\/]|describeIssue/ },
  'second-factor': {
    sources: ['web/identity/secondFactor/ConfirmSecondFactor.tsx', 'web/identity/secondFactor/EnrollSecondFactor.tsx'],
    own: /[\\/]secondFactor[\\/]|texts\/secondFactor/,
  },
  'switch-profile': { sources: ['web/identity/SwitchProfileScreen.tsx'], own: /SwitchProfileScreen/ },
  'become-judge': { sources: ['web/identity/BecomeJudgeScreen.tsx'], own: /BecomeJudgeScreen/ },
};

const texts = /virtual:texts\//;

/**
 * The file of each module that the sign-in pages need. Modules that the screens of the signed-in app need too are in
 * `shell`, and those that only the app's other screens need are in `visitors`, so that no screen fetches code for
 * another one.
 */
export function nameSignInFiles(moduleOf: ModuleOf, documents: string[]): Map<string, string> {
  const named = new Map<string, string>();
  const landing = reach(
    moduleOf,
    documents.filter((document) => document.endsWith('landing.html')),
  );
  const main = inRoot(['web/main.tsx']);
  const app = reach(moduleOf, main, { lazily: true });
  const signedIn = reach(moduleOf, main, { lazily: true, without: isOfVisitors });
  const name = (found: Set<string>, fileOf: (id: string) => string) => {
    for (const id of found) if (!named.has(id) && !landing.has(id)) named.set(id, fileOf(id));
  };
  const page = reach(moduleOf, [...documents.filter((one) => one.endsWith('sign-in.html')), ...inRoot(controls)]);
  name(page, (id) => (signedIn.has(id) ? 'shell' : app.has(id) ? 'visitors' : 'sign-in'));
  for (const [file, { sources, own }] of Object.entries(parts))
    name(reach(moduleOf, inRoot(sources)), (id) => (own.test(id) ? file : 'shell'));
  // Texts of the other screens, which would otherwise be in the app's files.
  const screens = moduleOf(path.join(root, 'web/identity/page/signInScreens.ts'))?.dynamicallyImportedIds ?? [];
  const shared = [...reach(moduleOf, [...screens])].filter((id) => app.has(id) && texts.test(id));
  name(new Set(shared), () => 'shell');
  return named;
}

type Reach = { lazily?: boolean; without?: (screen: string) => boolean };

/**
 * The modules that some sources import, directly or indirectly; with `lazily`, also those that are fetched on demand,
 * except some screens.
 */
function reach(moduleOf: ModuleOf, sources: string[], { lazily = false, without }: Reach = {}): Set<string> {
  const found = new Set<string>();
  const next = [...sources];
  for (let id = next.pop(); id !== undefined; id = next.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    const module = moduleOf(id);
    if (!module) continue;
    const later = lazily ? module.dynamicallyImportedIds.filter((screen) => !without?.(screen)) : [];
    const imported = [...module.importedIds, ...later];
    next.push(...imported.flatMap((one) => (allIcons.test(one) ? iconsNamedIn(module.code, one, moduleOf) : [one])));
  }
  return found;
}

/** The module that exports every icon. Only the icons that a module names are included. */
const allIcons = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]lucide-react\.mjs$/;

function iconsNamedIn(code: string | null, index: string, moduleOf: ModuleOf): string[] {
  const named = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/.exec(code ?? '')?.[1] ?? '';
  const names = named.split(',').map((one) => one.trim().split(' ')[0]!);
  const exported = moduleOf(index)?.code?.matchAll(/export \{([^}]*)\} from ["'](.+?)["']/g) ?? [];
  return [...exported]
    .filter(([, as]) => names.some((name) => as!.split(/\W+/).includes(name)))
    .map(([, , file]) => path.join(path.dirname(index), file!));
}
