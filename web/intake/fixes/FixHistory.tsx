import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentFix } from '#contract/fixes';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { errorText } from '#web/calls/errorText.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { toast } from '#web/ui/toast.ts';
import { AppliedFix } from './AppliedFix.tsx';
import styles from './fixes.module.css';
import { useListFixesQuery, useUndoFixMutation } from './fixesApi.ts';

type Props = {
  filingId: string;
  /** Called after a fix was undone; absent where none can be. */
  onUndone?: () => void;
};

const wasApplied = ({ applied_at }: DocumentFix) => applied_at !== null;

/** The fixes of a filing's documents, the last one first, with the files before them. Requested when it is opened. */
export function FixHistory({ filingId, onUndone }: Props) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { data, error } = useListFixesQuery({ id: filingId }, { skip: !isOpen });
  const [undo, { isLoading }] = useUndoFixMutation();
  const fixes = data?.fixes.filter(wasApplied).reverse();
  const onUndo = async (id: string) => {
    const reply = await undo({ id });
    if (reply.error) toast.error(errorText(reply.error));
    else {
      toast.success(t('filings.fixes.undone'));
      onUndone?.();
    }
  };
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="small">{t('filings.fixes.history')}</summary>
      <CallFailure error={data ? undefined : error} />
      {isOpen && !data && !error && <Skeleton lines={2} />}
      {fixes?.length === 0 && <p className="small muted">{t('filings.fixes.none')}</p>}
      {fixes && fixes.length > 0 && (
        <ul className={styles.history}>
          {fixes.map((fix) => (
            <AppliedFix
              key={fix.id}
              fix={fix}
              isBusy={isLoading}
              {...(onUndone && fix.can_undo && { onUndo: () => void onUndo(fix.id) })}
            />
          ))}
        </ul>
      )}
    </details>
  );
}
