import type { NoValues } from '#domain/messages/NoValues';

/** What the record says of orders before signature. A draft is private: its lines name neither case nor text. */
export type OrderActivities = {
  order_draft_begun: NoValues;
  order_draft_moved: { state: 'draft' | 'for_signature' | 'discarded' };
  order_denied: { document: string; case_number: string; note: string | null };
};
