/** A judge in a rule of assignment. In a deck, `weight` is the number of the judge’s cards. */
export type RuleJudge = { judge_id: string; name: string; weight: number };
/** A judge who was not drawn, and why. */
export type ExcludedJudge = { judge_id: string; name: string; why: ExclusionReason };
export const exclusionReasons = ['challenged', 'current_judge', 'absent', 'not_verified', 'no_cards'] as const;
export type ExclusionReason = (typeof exclusionReasons)[number];

/**
 * How a rule assigns judges: `random` draws one of them with the chances of their weights, each time again; `deck`
 * draws from cards without replacement, so that every judge receives the share of the weights; `direct` assigns the
 * first judge who is available.
 */
export const assignmentMethods = ['random', 'deck', 'direct'] as const;
export type AssignmentMethod = (typeof assignmentMethods)[number];

/** Cards already drawn, by judge. */
export type Dealt = Readonly<Record<string, number>>;

type Drawing = {
  method: AssignmentMethod;
  judges: readonly RuleJudge[];
  dealt: Dealt;
  excluded: readonly ExcludedJudge[];
  /** 32 hexadecimal digits. */
  seed: string;
};

/** One draw, with everything that is needed to repeat it. */
export type JudgeDraw = {
  chosen: RuleJudge;
  /** The cards drawn from, in their order. */
  cards: RuleJudge[];
  /** The place of the drawn card among all cards, from 0; null if nothing was drawn by chance. */
  point: number | null;
  excluded: ExcludedJudge[];
  dealt: Dealt;
};

/**
 * Draws a judge. The seed, read as one number, modulo the number of cards is the place of the drawn card. Anyone can
 * repeat it with the logged cards and seed. Null if every judge is excluded.
 */
export function drawJudge({ method, judges, dealt, excluded, seed }: Drawing): JudgeDraw | null {
  const out = new Set(excluded.map(({ judge_id }) => judge_id));
  const eligible = judges.filter(({ judge_id, weight }) => !out.has(judge_id) && weight > 0);
  const [first] = eligible;
  if (!first) return null;
  if (method === 'direct') return { chosen: first, cards: eligible, point: null, excluded: [...excluded], dealt };
  if (method === 'random') return { ...pick(eligible, seed), excluded: [...excluded], dealt };
  const left = remaining(eligible, dealt);
  // When the judges who can be drawn have no cards left, the deck is shuffled again with all cards.
  const refilled = left.length === 0;
  const cards = refilled ? eligible : left;
  const before = refilled ? {} : dealt;
  const spent = eligible
    .filter(({ judge_id }) => !cards.some((card) => card.judge_id === judge_id))
    .map(({ judge_id, name }) => ({ judge_id, name, why: 'no_cards' as const }));
  const drawn = pick(cards, seed);
  const { judge_id } = drawn.chosen;
  return {
    ...drawn,
    excluded: [...excluded, ...spent],
    dealt: { ...before, [judge_id]: (before[judge_id] ?? 0) + 1 },
  };
}

/** The cards that are still in the deck. */
export function remaining(judges: readonly RuleJudge[], dealt: Dealt): RuleJudge[] {
  return judges
    .map((judge) => ({ ...judge, weight: judge.weight - (dealt[judge.judge_id] ?? 0) }))
    .filter(({ weight }) => weight > 0);
}

/** The place of the card that a seed draws from this many cards. */
export function pointOf(seed: string, cards: number): number {
  return Number(BigInt(`0x${seed}`) % BigInt(cards));
}

/** Whether a logged draw follows from its cards and its seed. */
export function verifyDraw(log: {
  cards: readonly RuleJudge[];
  seed: string | null;
  point: number | null;
  judge_id: string;
}): boolean {
  if (log.seed === null || log.point === null) return true;
  const { chosen, point } = pick([...log.cards], log.seed);
  return point === log.point && chosen.judge_id === log.judge_id;
}

function pick(cards: RuleJudge[], seed: string): { chosen: RuleJudge; cards: RuleJudge[]; point: number } {
  const total = cards.reduce((sum, { weight }) => sum + weight, 0);
  const point = pointOf(seed, total);
  let passed = 0;
  const chosen = cards.find(({ weight }) => {
    passed += weight;
    return point < passed;
  });
  return { chosen: chosen!, cards, point };
}
