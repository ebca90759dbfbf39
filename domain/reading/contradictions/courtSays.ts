import { type CourtLevel, type Jurisdiction, jurisdictions } from '#domain/courts/choices';
import { recognizeCourt } from '#domain/courts/recognize/recognizeCourt';
import { states as stateNames } from '#domain/courts/states';

/** What a court's name shows about it. Empty if nothing. */
export type CourtSays = {
  /** The state that it sits in. */
  state?: string;
  level?: CourtLevel;
  /** Every level that a filer may rightly choose for it. */
  levels: readonly CourtLevel[];
};

/** Jurisdiction and level of a court: of a known court by what it is, of others by the words of its name. */
export function courtSays(court: string): CourtSays {
  const known = recognizeCourt(court);
  if (!known) return sayByWords(court);
  const state = known.state === undefined ? {} : { state: known.state };
  switch (known.system) {
    case 'federal':
      // A federal court of appeals is both; of the choices each is right.
      if (known.level === 'trial') return { ...state, level: 'Federal Court', levels: ['Federal Court'] };
      if (known.level === 'appellate')
        return { level: 'Appellate Court', levels: ['Appellate Court', 'Federal Court'] };
      return { level: 'Supreme Court', levels: ['Supreme Court', 'Federal Court'] };
    case 'administrative':
      // No court of a state; the choices have no word for it that would be more right than another.
      return { ...state, levels: [] };
    default:
      return { ...state, ...stateLevel(known.level, known.court, known.state) };
  }
}

function stateLevel(level: 'trial' | 'appellate' | 'highest', name: string, state: string | undefined) {
  const levels = (own: CourtLevel, ...others: CourtLevel[]) => ({ level: own, levels: [own, ...others] });
  if (level === 'highest') return levels('Supreme Court', 'State Court', 'Appellate Court');
  if (level === 'appellate') return levels('Appellate Court', 'State Court', ...supreme(name));
  // New York's Supreme Court is its trial court (N.Y. Const. art. VI, § 7): by its name the other choice is right too.
  return levels('State Court', ...(state === 'New York' ? supreme(name) : []));
}

function supreme(name: string): CourtLevel[] {
  return /supreme court/i.test(name) ? ['Supreme Court'] : [];
}

function sayByWords(court: string): CourtSays {
  const named = stateNames.filter((name) => new RegExp(`\\b${name}\\b`, 'i').test(court));
  // `West Virginia` names Virginia too, and so on: the longest alone counts.
  const states = named.filter((name) => !named.some((other) => other !== name && other.includes(name)));
  const state = states.length === 1 ? { state: states[0]! } : {};
  if (/\bunited states (?:district|bankruptcy|tax) court\b|\bfederal\b/i.test(court)) {
    return { ...state, level: 'Federal Court', levels: ['Federal Court'] };
  }
  if (/\b(?:superior|circuit|county|probate|family|municipal|justice) court\b/i.test(court) && states.length === 1) {
    return { ...state, level: 'State Court', levels: ['State Court'] };
  }
  return { ...state, levels: [] };
}

/** The jurisdiction of the list that a state is; null for the states beyond it. */
export function jurisdictionOf(state: string): Jurisdiction | null {
  return jurisdictions.find((one) => one === state) ?? null;
}
