import type { CompletenessReasons } from '#domain/acceptance/CompletenessReasons';
import type { MessageOf } from '#domain/messages/Message';
import type { FindingReasons } from '#domain/rules/checks/FindingReasons';

/** Why a filing is complete, incomplete or uncertain (`confidence_reasons`). */
export type FilingReasons = CompletenessReasons &
  FindingReasons & {
    /** Pages that are pictures without words. `of`: all pages; null for documents without fixed pages. */
    pages_unread: { unread: number; of: number | null };
    /** The code of the refusal with which the analysis ended. */
    analysis_failed: { refusal: string };
  };

export type ReasonMessage = MessageOf<FilingReasons>;
