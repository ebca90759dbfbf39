import type { FilingChoices } from '#contract/filings';
import type { Doubt } from '#domain/filings/doubts/Doubt';
import type { PaperIntake } from './intakes/PaperIntake.ts';
import type { ReceivedFile } from './receiveFiles.ts';

/** Documents with the filer's choices, as they are filed. */
export type Submission = {
  choices: FilingChoices;
  files: ReceivedFile[];
  idempotency_key: string | null;
  /**
   * For a submission to several courts, the multi-court submission it belongs to; otherwise it has a separate envelope.
   */
  envelope_id?: string;
  /** Doubts that the filer confirmed. */
  confirmed?: Doubt[];
  /** Where these documents waited for that confirmation. */
  held?: string;
  /** Of documents on paper: how they came and whose they are. The actor is the clerk who takes them in. */
  paper?: PaperIntake;
};
