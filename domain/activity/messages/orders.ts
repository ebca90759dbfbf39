import type { MemoState } from '#domain/chambers/benchMemo';

/** The judge for whom chambers staff acted. */
type ForJudge = { for_judge?: string };

/** What the record says of orders before signature. A draft is private: its lines name neither case nor text. */
export type OrderActivities = {
  order_draft_begun: ForJudge;
  order_draft_moved: ForJudge & { state: 'draft' | 'for_signature' | 'discarded' };
  bench_memo_begun: { assigned_to: string; for_judge: string };
  bench_memo_moved: { state: MemoState; for_judge: string };
  order_denied: { document: string; case_number: string; note: string | null };
};
