import { CallFailure } from '#web/calls/CallFailure.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { EnvelopeForm } from './EnvelopeForm.tsx';
import { useReadEnvelopeQuery } from './envelopeApi.ts';

/** The envelope of a draft as it would be filed, which its owner checks and changes. */
export function EnvelopeSection({ draftId }: { draftId: string }) {
  const { currentData: envelope, error } = useReadEnvelopeQuery({ id: draftId });
  if (envelope) return <EnvelopeForm key={draftId} envelope={envelope} />;
  // The draft was filed or discarded, which the panel shows.
  if (error && 'status' in error && error.status === 404) return null;
  return error ? <CallFailure error={error} /> : <Skeleton lines={6} />;
}
