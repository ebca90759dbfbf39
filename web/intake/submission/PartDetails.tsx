import type { SubmissionPart } from '#contract/draftSubmission';
import { FeesSection } from '#web/payments/FeesSection.tsx';
import { lazily } from '#web/ui/lazily.tsx';
import { DiscardPart } from './DiscardPart.tsx';

const EnvelopeSection = lazily(async () => (await import('../envelope/EnvelopeSection.tsx')).EnvelopeSection, null);
const DraftServicePart = lazily(async () => (await import('#web/service/DraftServicePart.tsx')).DraftServicePart, null);

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
