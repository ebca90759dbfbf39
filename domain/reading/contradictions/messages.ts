import type { CourtLevel } from '#domain/courts/choices';
import type { MessageOf } from '#domain/messages/Message';

/** Who chose: the person who asks, or another one, the filer. */
export type Chooser = 'user' | 'filer';
type Chosen = { by: Chooser; chosen: string };

/** How a document contradicts a choice: what was chosen, and what the document shows instead. */
export type ContradictionMessages = {
  'contradiction.jurisdiction': Chosen & { court: string; state: string };
  'contradiction.court_level': Chosen & { court: string; level: CourtLevel };
  /** `signs`: the document’s own words that show its kind. */
  'contradiction.case_type': Chosen & { case_number: string | null; signs: readonly string[]; kind: string };
};
export type ContradictionMessage = MessageOf<ContradictionMessages>;
