/** A group of modules that are one file, as Vite's bundler takes it (`output.codeSplitting`). */
type Group = {
  /** For a group whose name is a function. */
  debugName?: string;
  name: string | ((id: string) => string | null);
  test?: RegExp;
  tags?: '$initial'[];
  minShareCount?: number;
  entriesAware?: boolean;
  entriesAwareMergeThreshold?: number;
  priority: number;
};

const library = (...names: string[]) => new RegExp(`[\\\\/]node_modules[\\\\/](?:${names.join('|')})[\\\\/]`);

/** Areas whose modules several screens share. */
const sharedArea = /(?:[\\/]web[\\/]|virtual:texts\/)(filings|checks|research|cases)\b/;

/** Parts of `web/ui` without react-aria. The others are fetched by the screens that use them. */
const lightParts = /[\\/]web[\\/]ui[\\/](?!ComboBox|ConfirmDialog|DialogFrame|Menu|SecretOnce|Tabs|Tooltip)/;

/**
 * Which modules are fetched together, so that a screen is a few files and not a hundred: the libraries of every document,
 * the frame of the app, and, for each area, what more than one screen shares. The rest is divided by screen.
 */
export const chunkGroups: Group[] = [
  { name: 'react', test: library('react', 'react-dom', 'scheduler', 'i18next', 'react-i18next'), priority: 5 },
  { name: 'zod', test: library('zod'), priority: 5 },
  // The landing page needs these two, and nothing else of the app.
  { name: 'days', test: /domain[\\/]settings[\\/](?:preferences|writeDay)/, priority: 4 },
  { name: 'frame', test: /^(?!.*[\\/]web[\\/]landing)/, tags: ['$initial'], priority: 3 },
  {
    name: 'icons',
    test: library('lucide-react'),
    minShareCount: 3,
    entriesAware: true,
    entriesAwareMergeThreshold: 20_000,
    priority: 2,
  },
  { name: 'ui', test: lightParts, priority: 2 },
  // Small modules that most screens use: a file each would be a request each.
  {
    name: 'basics',
    test: /[\\/]web[\\/][^\\/]+\.tsx?$|[\\/]contract[\\/](?:moment|calendarDay|messages[\\/]en[\\/]words)|[\\/]domain[\\/](?:days|paths|settings|text[\\/]onePeriod|filings[\\/](?:states|filingTimes)|courts[\\/]choices|documents[\\/]fileFormats|rules[\\/]Rule|citations[\\/]Ledger|reading[\\/]Reading)/,
    minShareCount: 3,
    priority: 3,
  },
  // The calls of the review with all that they refer to, for the clerk's count of the queue and the screens of filings.
  {
    name: 'decisions',
    test: /[\\/](?:contract[\\/](?:review|checks|documentTypes|evidence)|domain[\\/](?:documentTypes|acceptance))\b/,
    minShareCount: 2,
    priority: 3,
  },
  // A filing's documents and fields, side by side.
  {
    name: 'filing',
    test: /[\\/]web[\\/](?:filings[\\/](?:viewer|fields|CompliancePanel|FilingCourtStatus|CorrectReturned|SupportingDocuments|CorrectionHistory)|checks[\\/](?!rules))|virtual:texts\/(?:checks|filings\.(?:methods|viewer|fields|standing))/,
    minShareCount: 2,
    priority: 2,
  },
  {
    debugName: 'areas',
    name: (id) => sharedArea.exec(id)?.[1] ?? null,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 14_000,
    priority: 1,
  },
];
