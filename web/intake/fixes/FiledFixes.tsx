import { useReadOwnChoicesQuery } from '../envelope/ownChoicesApi.ts';
import { FixHistory } from './FixHistory.tsx';

/** On the filer's own page of a filing: its documents before they were fixed, if any were. The court has none of them. */
export function FiledFixes({ filingId }: { filingId: string }) {
  const { data } = useReadOwnChoicesQuery({ id: filingId });
  if (!data?.fixes) return null;
  return (
    <div className="body">
      <FixHistory filingId={filingId} />
    </div>
  );
}
