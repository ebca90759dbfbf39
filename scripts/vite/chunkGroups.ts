/** A group of modules that are one file, as Vite's bundler takes it (`output.codeSplitting`). */
type Group = {
  name: string | ((id: string) => string | null);
  test?: RegExp;
  tags?: '$initial'[];
  minShareCount?: number;
  entriesAware?: boolean;
  entriesAwareMergeThreshold?: number;
  priority: number;
};

const library = (...names: string[]) => new RegExp(`[\\\\/]node_modules[\\\\/](?:${names.join('|')})[\\\\/]`);

/** Areas whose modules several screens share, apart from the parts of `web/ui` that bring react-aria with them. */
const sharedArea =
  /[\\/]web[\\/](filings|checks|research|cases|ui)[\\/](?!ComboBox|ConfirmDialog|Dialog|Menu|SecretOnce|Tabs|Tooltip)|virtual:texts\/(filings|checks|research|cases|ui)\b/;

function areaOf(id: string): string | null {
  const [, ofModule, ofTexts] = sharedArea.exec(id) ?? [];
  return ofModule ?? ofTexts ?? null;
}

/**
 * Which modules are fetched together, so that a screen is a few files and not a hundred: the libraries of every document,
 * the frame of the app, and, for each area, what more than one screen shares. The rest is divided by screen.
 */
export const chunkGroups: Group[] = [
  { name: 'react', test: library('react', 'react-dom', 'scheduler', 'i18next', 'react-i18next'), priority: 5 },
  { name: 'zod', test: library('zod'), priority: 5 },
  { name: 'icons', test: library('lucide-react'), priority: 5 },
  // The landing page needs these two, and nothing else of the app.
  { name: 'days', test: /domain[\\/]settings[\\/](?:preferences|writeDay)/, priority: 4 },
  { name: 'frame', test: /^(?!.*[\\/]web[\\/]landing)/, tags: ['$initial'], priority: 3 },
  { name: areaOf, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 6_000, priority: 1 },
];
