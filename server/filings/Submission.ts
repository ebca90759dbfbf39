import type { FilingChoices } from '#contract/filings';
import type { PaperIntake } from './intakes/PaperIntake.ts';
import type { ReceivedFile } from './receiveFiles.ts';

/** Documents with the filer's choices, as they are filed or kept as a draft. */
export type Submission = {
  choices: FilingChoices;
  files: ReceivedFile[];
  idempotency_key: string | null;
  /**
   * For a submission to several courts, the multi-court submission it belongs to; otherwise it has a separate envelope.
   */
  envelope_id?: string;
  /** When its last byte arrived, where it is filed directly and not on paper. */
  received_at?: Date;
  /** Not filed yet: a new draft, or a further lead document of the draft with this envelope. */
  draft?: { envelope_id: string | null };
  /** Of documents on paper: how they came and whose they are. The actor is the clerk who takes them in. */
  paper?: PaperIntake;
};
