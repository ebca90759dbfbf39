/**
 * The permission table. The server enforces it, and the screens hide what it does not permit. Anything not listed is
 * denied.
 */

/** The roles a person can hold (departure 6). The screens call `court_administrator` 'Admin'. */
export const roles = ['self_represented', 'attorney', 'clerk', 'judge', 'court_administrator', 'it_personnel'] as const;
export type Role = (typeof roles)[number];

/**
 * The capacity of a request. A visitor is not signed in. A person who is signing in has given the first factor but not
 * the second, and can only give it. A pending judge is a judge whose profile no administrator has verified yet
 * (departure 3): own profile, no case data.
 */
export const capacities = ['visitor', 'signing_in', 'pending_judge', ...roles] as const;
export type Capacity = (typeof capacities)[number];

const everyone = capacities;
const signedIn = ['pending_judge', ...roles] as const;
const court = ['clerk', 'judge', 'court_administrator'] as const;
const filers = ['self_represented', 'attorney', ...court] as const;

const granted = {
  'portal:visit': everyone,
  'identity:sign-in': everyone,
  'identity:current-session': ['signing_in', ...signedIn],
  'identity:second-factor': ['signing_in', ...signedIn],
  'identity:own-session': signedIn,
  'identity:own-judge-profile': signedIn,
  'activity:read-own': signedIn,
  'activity:read-court': ['clerk', 'judge', 'court_administrator', 'it_personnel'],
  /** The full activity record and access log; for IT personnel, the technical part. */
  'activity:read-record': ['court_administrator', 'it_personnel'],
  'notifications:own': signedIn,
  'assistant:use': signedIn,
  'dashboard:read': signedIn,
  /** The home of people who file: attention and week. */
  'home:read': ['self_represented', 'attorney'],
  'settings:own': signedIn,
  'settings:court': ['court_administrator'],
  /** Exports of the entire portal; only in the court that the installation belongs to. */
  'exports:manage': ['court_administrator', 'it_personnel'],
  'people:manage': ['court_administrator'],
  /** Requests of visitors for a demo, early access or the pilot. */
  'contact:manage': ['court_administrator'],
  'attorneys:claim': ['self_represented'],
  'attorneys:confirm': ['clerk', 'court_administrator'],
  'filings:read': filers,
  'filings:file': filers,
  'filings:correct': filers,
  /** Court staff rank the queue (departure 8); they alone change a filing that the court has decided on. */
  'filings:prioritize': court,
  /** The clerk's queue and every decision from it. */
  'filings:review': ['clerk', 'court_administrator'],
  /** Documents on paper, taken in at the counter for their filers. */
  'filings:take-in': ['clerk', 'court_administrator'],
  /** Payments at the counter, into the user's own drawer. */
  'payments:take': ['clerk', 'court_administrator'],
  /** A supervisor voids a receipt. */
  'payments:void': ['court_administrator'],
  /** Deposit accounts: attorneys see their own, clerks those of the court. */
  'deposits:read': ['self_represented', 'attorney', 'clerk', 'court_administrator'],
  /** The differences between the payment provider’s report and the record. */
  'payments:reconcile': ['court_administrator'],
  /** A law firm, its members, delegates, and shared drafts; what a member may do, the use cases examine. */
  'firms:use': ['self_represented', 'attorney'],
  'firms:create': ['attorney'],
  'cases:read': filers,
  'cases:manage': ['clerk', 'court_administrator'],
  /** The state of a case, and challenges of its judge; in which cases a judge may, the use cases examine. */
  'cases:decide': court,
  /** The court's own entries, and corrections; which events a role enters is in domain/docketing. */
  'docket:enter': court,
  'docket:certify': ['clerk', 'court_administrator'],
  /** Analyses without filing, documents from templates, and the user's history. */
  'documents:use': filers,
  /** Public law: fees and filing requirements. */
  'requirements:read': everyone,
  'search:use': signedIn,
  'attorneys:read': ['attorney', ...court],
  /** An attorney's own entry; whose it is the use case examines. */
  'attorneys:edit-own': ['attorney', 'clerk', 'court_administrator'],
  'attorneys:manage': ['clerk', 'court_administrator'],
  /** Guides in plain language, which contain nothing of the court's records. */
  'self-help:read': everyone,
  /** Ratings and downloads, which are counted. */
  'self-help:use': signedIn,
  'integrations:read': signedIn,
  'api-access:request': roles,
  'api-access:review': ['court_administrator', 'it_personnel'],
  'api-access:decide': ['court_administrator'],
  'webhooks:manage': ['court_administrator', 'it_personnel'],
  /** Calls of /api/v1: a key carries the rights of its owner. */
  'api:analyze': roles,
  'api:generate': roles,
  'api:file': filers,
  'api:read-cases': filers,
  'deadlines:compute': signedIn,
  'deadlines:read': filers,
  /** Court staff for everyone in the case, others for themselves. */
  'deadlines:keep': filers,
  'deadlines:keep-court': court,
  'reports:read': court,
  'research:use': roles,
  /** Credentials for a research platform that the entire court uses. */
  'research:connect-court': ['court_administrator', 'it_personnel'],
  /** A judge's day, binders, and pending matters: the judge and, of the clerks, the judge's chambers staff. */
  'chambers:read': ['judge', 'clerk'],
  /** A judge's own marks, private notes, and signature. */
  'chambers:use': ['judge'],
  /** The staff of a judge's chambers: judges appoint their own. */
  'chambers:staff': ['judge', 'court_administrator'],
  /** Rulings on motions, in the judge's own cases. */
  'rulings:make': ['judge'],
  /** Tentative rulings in the judge's own cases; chambers staff draft them, and the judge alone makes and publishes them. */
  'rulings:draft': ['judge', 'clerk'],
  /** Matters under submission: a judge’s own, those of the judges whom a clerk serves, or those of every judge. */
  'rulings:report': ['judge', 'clerk', 'court_administrator'],
  /** Motions that the law decided, which a person confirms. */
  'rulings:by-law': court,
  /** The session in the courtroom: judges read it, and rule on their own screen. */
  'courtroom:read': court,
  'courtroom:record': ['clerk', 'court_administrator'],
  /** Orders before signature, in the judge's own cases; chambers staff draft them. */
  'orders:draft': ['judge', 'clerk'],
  'orders:decide': ['judge'],
  /** Interpreters and accommodations in one’s case; the court also enters jury demands and trial settings. */
  'work-items:request': filers,
  'work-items:manage': ['clerk', 'court_administrator'],
  'hearings:read': filers,
  /** An attorney's is a request, which a clerk confirms. */
  'hearings:request': ['attorney', ...court],
  /** From a case, without judge, courtroom, and time. */
  'hearing-requests:make': ['self_represented', 'attorney'],
  'hearings:schedule': court,
  /** A judge's own; whose it is the use case examines. */
  'availability:set': court,
  /** Interpreters, court reporters, and mediators, with how to reach them. */
  'hearing-staff:read': court,
  'hearing-staff:manage': ['clerk', 'court_administrator'],
  'calendar:read': roles,
  'calendar:manage': ['court_administrator'],
  /** Plans of the calendar of all judges. */
  'calendar:plan': ['clerk', 'court_administrator'],
  /** Simulations of the court's coming weeks with a change. */
  'calendar:simulate': court,
  /** Pilots: what the portal would have done with the filings of an existing system. Judges are shown the results. */
  'pilots:read': ['clerk', 'court_administrator'],
  'pilots:mark': ['clerk', 'court_administrator'],
  'pilots:manage': ['court_administrator'],
} as const satisfies Record<string, readonly Capacity[]>;

export type Permission = keyof typeof granted;
export const permissions = Object.keys(granted) as Permission[];

export function may(capacity: Capacity, permission: Permission): boolean {
  return (granted[permission] as readonly Capacity[]).includes(capacity);
}
