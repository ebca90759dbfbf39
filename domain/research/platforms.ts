/** What can be searched: the built-in library, the court's filings, and other services. */
export const platformIds = ['library', 'papers', 'courtlistener', 'westlaw', 'lexis', 'bloomberg'] as const;
export type PlatformId = (typeof platformIds)[number];

export const plans = ['Premium', 'Professional', 'Available', 'Free'] as const;
export type Plan = (typeof plans)[number];

/** The state of a connection to a service. */
export type ConnectionState = 'connected' | 'refused' | 'unreachable';

export type PlatformFacts = {
  id: PlatformId;
  name: string;
  initials: string;
  description: string;
  features: readonly string[];
  /** Its subscription plan; Available is shown instead while it can be connected and is not. */
  plan: Exclude<Plan, 'Available'>;
  /** Built in: nothing needs to be connected. */
  built_in: boolean;
  /** Whether this portal can search it. Without a connector it takes no credentials. */
  connector: boolean;
  /** The service's own names for the credentials; null where the portal takes none. */
  credentials: { account: string | null; secret: string } | null;
};

/** The six platforms, in the order in which they are shown. */
export const platforms: readonly PlatformFacts[] = [
  {
    id: 'library',
    name: 'Assize Library',
    initials: 'AL',
    description: 'Leading decisions, statutes, rules, forms, and treatises, each with a short summary.',
    features: [
      'Works offline',
      'Full-text search with highlighted passages',
      'Citation lookup',
      'Link to the official text',
    ],
    plan: 'Free',
    built_in: true,
    connector: true,
    credentials: null,
  },
  {
    id: 'papers',
    name: 'Court Filings',
    initials: 'CF',
    description: 'Accepted filings in this court that you have access to, by title, parties, and summary.',
    features: [
      'Accepted and docketed documents',
      'Search by party, case number, title, and summary',
      'Opens the filing',
    ],
    plan: 'Free',
    built_in: true,
    connector: true,
    credentials: null,
  },
  {
    id: 'courtlistener',
    name: 'CourtListener',
    initials: 'CL',
    description: 'Opinions of federal and state courts, from the nonprofit Free Law Project.',
    features: ['Published and unpublished opinions', 'Citation lookup', 'Link to the full opinion'],
    plan: 'Free',
    built_in: false,
    connector: true,
    credentials: { account: null, secret: 'API token' },
  },
  {
    id: 'westlaw',
    name: 'Westlaw',
    initials: 'WL',
    description: 'Thomson Reuters’ database of cases, statutes, and secondary sources, by subscription.',
    features: ['Cases, statutes, and regulations', 'KeyCite citator', 'Secondary sources'],
    plan: 'Premium',
    built_in: false,
    connector: false,
    credentials: null,
  },
  {
    id: 'lexis',
    name: 'Lexis+',
    initials: 'LX',
    description: 'LexisNexis’ database of cases, statutes, and secondary sources, by subscription.',
    features: ['Cases, statutes, and regulations', 'Shepard’s citator', 'Practical guidance'],
    plan: 'Premium',
    built_in: false,
    connector: false,
    credentials: null,
  },
  {
    id: 'bloomberg',
    name: 'Bloomberg Law',
    initials: 'BL',
    description: 'Bloomberg’s dockets, opinions, and practice tools, by subscription.',
    features: ['Federal and state court dockets', 'Opinions and court rules', 'Practice tools'],
    plan: 'Professional',
    built_in: false,
    connector: false,
    credentials: null,
  },
];

export function platformOf(id: PlatformId): PlatformFacts {
  return platforms.find((platform) => platform.id === id)!;
}
