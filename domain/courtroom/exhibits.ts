/** Who offers an exhibit. */
export const exhibitSides = ['plaintiff', 'defendant', 'joint', 'court'] as const;
export type ExhibitSide = (typeof exhibitSides)[number];

/** What happened to an exhibit, in the order in which it happens. */
export const exhibitStates = ['marked', 'offered', 'admitted', 'refused', 'withdrawn'] as const;
export type ExhibitState = (typeof exhibitStates)[number];

/** One step in the history of an exhibit, with the hearing at which it was taken and who recorded it. */
export type ExhibitStep = { state: ExhibitState; at: string; by: string; hearing_id: string };

const next: Record<ExhibitState, readonly ExhibitState[]> = {
  marked: ['offered', 'admitted', 'refused', 'withdrawn'],
  offered: ['admitted', 'refused', 'withdrawn'],
  // A court that refused an exhibit can admit it when its foundation is laid.
  refused: ['offered', 'admitted', 'withdrawn'],
  admitted: ['withdrawn'],
  withdrawn: [],
};

/** The states that an exhibit can have next. */
export const nextStates = (state: ExhibitState): readonly ExhibitState[] => next[state];

/** The key of each state, after X. */
export const exhibitKeys: Record<Exclude<ExhibitState, 'marked'>, string> = {
  offered: 'o',
  admitted: 'a',
  refused: 'r',
  withdrawn: 'w',
};

/** The next free label of a side: numbers for the plaintiff, letters for the defendant, as most courts mark exhibits. */
export function nextLabel(side: ExhibitSide, used: readonly string[]): string {
  for (let n = 1; ; n++) {
    const label = labelOf(side, n);
    if (!used.includes(label)) return label;
  }
}

function labelOf(side: ExhibitSide, n: number): string {
  switch (side) {
    case 'plaintiff':
      return String(n);
    case 'defendant':
      return letters(n);
    case 'joint':
      return `J-${n}`;
    case 'court':
      return `C-${n}`;
  }
}

/** `A` to `Z`, then `AA`, `AB` */
function letters(n: number): string {
  const rest = Math.floor((n - 1) / 26);
  return (rest > 0 ? letters(rest) : '') + String.fromCharCode(65 + ((n - 1) % 26));
}

const owners: Record<ExhibitSide, string> = {
  plaintiff: 'Plaintiff’s Exhibit',
  defendant: 'Defendant’s Exhibit',
  joint: 'Joint Exhibit',
  court: 'Court’s Exhibit',
};

export type WrittenExhibit = {
  side: ExhibitSide;
  label: string;
  description: string;
  history: readonly Pick<ExhibitStep, 'state'>[];
};

/** The sentence of the minutes: `Plaintiff’s Exhibit 1, contract of May 3: marked, offered, and admitted.` */
export function writeExhibit({ side, label, description, history }: WrittenExhibit): string {
  const steps = history.map(({ state }) => state);
  const said =
    steps.length > 1 ? `${steps.slice(0, -1).join(', ')}${steps.length > 2 ? ',' : ''} and ${steps.at(-1)}` : steps[0];
  return `${owners[side]} ${label}, ${description.replace(/\.$/, '')}: ${said}.`;
}
