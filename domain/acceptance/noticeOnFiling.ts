import type { AcceptancePolicy } from './AcceptancePolicy.ts';
import type { ReasonCode } from './reviewReasons.ts';

/** A deficiency notice with which a clerk files a document: under which rule, on which grounds, and what follows. */
export type NoticeOnFiling = {
  authority: string;
  uncured: string;
  reasons: Partial<Record<ReasonCode, string | null>>;
};

/** The deficiency notice of a court's clerks; null where they give none. */
export function noticeOnFiling({ deficiency, filed_with_notice, reasons }: AcceptancePolicy): NoticeOnFiling | null {
  return deficiency === null ? (filed_with_notice ?? null) : { ...deficiency, reasons };
}
