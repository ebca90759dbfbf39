import type { MemoState } from '#domain/chambers/benchMemo';
import type { Tone } from '#web/ui/Status.tsx';

/** The color of a memo’s state. */
export const memoTones: Record<MemoState, Tone> = { draft: 'none', ready: 'info', returned: 'warn', read: 'ok' };
