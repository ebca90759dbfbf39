import type { Jurisdiction } from '#domain/courts/choices';
import type { CheckForum } from './checks/Submission.ts';
import { requirements } from './findRequirements.ts';
import type { Rule } from './Rule.ts';
import type { RulePack } from './RulePack.ts';

/** The date on which the rules' sources were last reviewed. No edition is older. */
export const sourcesSeen = '2026-07-01';

type Slot = Pick<CheckForum, 'court_level' | 'court_system'> & { jurisdiction: Jurisdiction | null };
type PackName = Slot & { id: string; name: string };

const federal: PackName[] = [
  { id: 'federal-district', name: 'U.S. district courts', ...at(null, 'Federal Court', 'federal') },
  { id: 'federal-appellate', name: 'U.S. courts of appeals', ...at(null, 'Appellate Court', 'federal') },
  { id: 'us-supreme', name: 'Supreme Court of the United States', ...at(null, 'Supreme Court', 'federal') },
  { id: 'immigration', name: 'Immigration courts', ...at(null, 'Federal Court', 'administrative') },
  { id: 'immigration-appeals', name: 'Board of Immigration Appeals', ...at(null, 'Appellate Court', 'administrative') },
];
const states: PackName[] = [
  ...ofState(
    'California',
    'ca',
    ['superior', 'California superior courts'],
    ['appeal', 'California Courts of Appeal'],
    'Supreme Court of California',
  ),
  ...ofState(
    'New York',
    'ny',
    ['trial', 'New York trial courts'],
    ['appellate', 'New York Appellate Division'],
    'New York Court of Appeals',
  ),
  ...ofState(
    'Texas',
    'tx',
    ['trial', 'Texas trial courts'],
    ['appeals', 'Texas courts of appeals'],
    'Supreme Court of Texas',
  ),
  ...ofState(
    'Florida',
    'fl',
    ['trial', 'Florida trial courts'],
    ['appeal', 'Florida district courts of appeal'],
    'Supreme Court of Florida',
  ),
  ...ofState(
    'Illinois',
    'il',
    ['circuit', 'Illinois circuit courts'],
    ['appellate', 'Illinois Appellate Court'],
    'Supreme Court of Illinois',
  ),
];

/** All packs, by the courts to which they apply. */
export const packNames: readonly PackName[] = [...states, ...federal];

/** The pack of a court on a given date, without rules that took effect later or are uncertain. */
export function packOf(
  forum: Pick<CheckForum, 'jurisdiction' | 'court_level' | 'court_system'>,
  day: string,
): RulePack {
  const found = packNames.find(
    (one) =>
      one.court_level === forum.court_level &&
      one.court_system === forum.court_system &&
      (one.jurisdiction === null || one.jurisdiction === forum.jurisdiction),
  );
  if (!found) return { id: 'every-court', name: 'all courts', edition: sourcesSeen, rules: [] };
  const rules = requirements.filter((rule) => isOf(rule, found) && rule.confidence !== 'uncertain');
  const inForce = rules.filter(({ effective_from }) => effective_from === null || effective_from <= day);
  return { id: found.id, name: found.name, edition: editionOf(inForce, day), rules: inForce };
}

/**
 * The effective date of the newest rule, but not before the date of the last source review; for an earlier date, only
 * the former.
 */
function editionOf(rules: readonly Rule[], day: string): string {
  const floor = day < sourcesSeen ? '' : sourcesSeen;
  const newest = rules.reduce(
    (last, { effective_from }) => (effective_from && effective_from > last ? effective_from : last),
    floor,
  );
  return newest === '' ? sourcesSeen : newest;
}

function isOf({ applies_to }: Rule, { jurisdiction, court_level, court_system }: Slot): boolean {
  if (applies_to.court_system !== court_system || !applies_to.court_level.includes(court_level)) return false;
  return jurisdiction === null || applies_to.jurisdiction.some((one) => one === '*' || one === jurisdiction);
}

function at(
  jurisdiction: Jurisdiction | null,
  court_level: Slot['court_level'],
  court_system: Slot['court_system'],
): Slot {
  return { jurisdiction, court_level, court_system };
}

function ofState(
  jurisdiction: Jurisdiction,
  letters: string,
  [trial, trialName]: [string, string],
  [appeal, appealName]: [string, string],
  highest: string,
): PackName[] {
  return [
    { id: `${letters}-${trial}`, name: trialName, ...at(jurisdiction, 'State Court', 'state') },
    { id: `${letters}-${appeal}`, name: appealName, ...at(jurisdiction, 'Appellate Court', 'state') },
    {
      id: `${letters}-${highest.includes('Appeals') ? 'court-of-appeals' : 'supreme'}`,
      name: highest,
      ...at(jurisdiction, 'Supreme Court', 'state'),
    },
  ];
}
