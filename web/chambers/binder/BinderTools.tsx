import type { Binder } from '#contract/binders';
import { OfflineTools } from '../offline/OfflineTools.tsx';
import { useOfflineState } from '../offline/offlineState.ts';
import { useSits } from '../useSits.ts';
import { BinderPdf } from './BinderPdf.tsx';

/** What a judge takes along from a binder: a PDF without notes, and an offline copy with them. */
export function BinderTools({ binder: { hearing, items } }: { binder: Binder }) {
  const sits = useSits();
  const { offlineSince } = useOfflineState();
  const pages = items.reduce((sum, { document }) => sum + (document?.pages ?? 0), 0);
  return (
    <>
      {offlineSince === null && (
        <BinderPdf hearing={hearing.id} name={`${hearing.hearing_date} ${hearing.case_title}`} />
      )}
      {sits && <OfflineTools hearing={hearing.id} pages={pages} />}
    </>
  );
}
