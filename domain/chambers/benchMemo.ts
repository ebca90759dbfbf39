import type { DispositionId } from '../rulings/dispositions.ts';

/** What the person who wrote a memo, and the judge, do with it. */
export const memoStates = ['draft', 'ready', 'returned', 'read'] as const;
export type MemoState = (typeof memoStates)[number];

/** The parts of a bench memo, in their order. */
export const memoSections = ['issue', 'background', 'law', 'analysis', 'reasons'] as const;
export type MemoSection = (typeof memoSections)[number];

/** A memo: its parts as text, `reasons` as proposed for the ruling, and the recommended ruling. */
export type MemoContent = Record<MemoSection, string> & { disposition: DispositionId | null };

export const emptyMemo: MemoContent = {
  issue: '',
  background: '',
  law: '',
  analysis: '',
  reasons: '',
  disposition: null,
};

/** To which states a memo can be moved, by who moves it. */
export function nextMemoStates(state: MemoState, by: 'judge' | 'staff'): readonly MemoState[] {
  if (by === 'staff') return state === 'draft' || state === 'returned' ? ['ready'] : state === 'ready' ? ['draft'] : [];
  if (state === 'draft') return ['ready'];
  return state === 'ready' ? ['returned', 'read'] : ['returned'];
}

/** Whether the text can be changed: not while the judge has it or has read it, except by the judge. */
export const isMemoOpen = (state: MemoState, by: 'judge' | 'staff'): boolean =>
  by === 'judge' || state === 'draft' || state === 'returned';

/**
 * Merges what two people wrote since `base`. A part that only one of them changed is taken from that person. Of a part
 * that both changed, the other person's text remains and one's own is added below it, so that nothing is lost.
 */
export function mergeMemos(
  base: MemoContent,
  mine: MemoContent,
  theirs: MemoContent,
): { content: MemoContent; conflicts: MemoSection[] } {
  const conflicts = memoSections.filter(
    (part) => mine[part] !== base[part] && theirs[part] !== base[part] && mine[part] !== theirs[part],
  );
  const texts = memoSections.map((part) => {
    if (conflicts.includes(part)) return [part, joinTexts(theirs[part], mine[part])];
    return [part, mine[part] === base[part] ? theirs[part] : mine[part]];
  });
  const disposition = mine.disposition === base.disposition ? theirs.disposition : mine.disposition;
  return { content: { ...(Object.fromEntries(texts) as Record<MemoSection, string>), disposition }, conflicts };
}

const joinTexts = (theirs: string, mine: string) => [theirs, mine].filter((text) => text !== '').join('\n\n');
