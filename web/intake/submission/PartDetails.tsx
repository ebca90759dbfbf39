import type { SubmissionPart } from '#contract/draftSubmission';
import { FeesSection } from '#web/payments/FeesSection.tsx';
import { DraftServicePart } from '#web/service/DraftServicePart.tsx';
import { EnvelopeSection } from '../envelope/EnvelopeSection.tsx';
import { DiscardPart } from './DiscardPart.tsx';

/** The case, filing codes, service, and fees of a part, which are changed as those of the draft that is open. */
export function PartDetails({ part }: { part: SubmissionPart }) {
  return (
    <div className="stack">
      <EnvelopeSection draftId={part.id} />
      <DraftServicePart draftId={part.id} />
      <FeesSection draftId={part.id} />
      <DiscardPart part={part} />
    </div>
  );
}
