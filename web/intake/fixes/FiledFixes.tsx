import { FixHistory } from '#web/fixes/FixHistory.tsx';

/** On the filer's own page of a filing: its documents before they were fixed. The court has none of them. */
export function FiledFixes({ filingId }: { filingId: string }) {
  return (
    <div className="body">
      <FixHistory ownerId={filingId} />
    </div>
  );
}
