import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentFix } from '#contract/fixes';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { errorText } from '#web/calls/errorText.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { toast } from '#web/ui/toast.ts';
import { AppliedFix } from './AppliedFix.tsx';
import styles from './fixes.module.css';
import { useListFixesQuery, useListOwnFixesQuery, useUndoFixMutation } from './fixesApi.ts';

type Props = {
  /** The filing or draft, or the check. */
  ownerId: string;
  isCheck?: true;
  /** Called after a fix was undone; absent where none can be. */
  onUndone?: () => void;
};

const wasApplied = ({ applied_at }: DocumentFix) => applied_at !== null;

/** The fixes of documents, the last one first, with the files before them. Requested when it is opened. */
export function FixHistory({ ownerId, isCheck, onUndone }: Props) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const ofFiling = useListFixesQuery({ id: ownerId }, { skip: !isOpen || isCheck === true });
  const ofCheck = useListOwnFixesQuery({ id: ownerId }, { skip: !isOpen || !isCheck });
  const { data, error } = isCheck ? ofCheck : ofFiling;
  const [undo, { isLoading }] = useUndoFixMutation();
  const fixes = data?.fixes.filter(wasApplied).reverse();
  const onUndo = async (id: string) => {
    const reply = await undo({ id });
    if (reply.error) toast.error(errorText(reply.error));
    else {
      toast.success(t(isCheck ? 'filings.fixes.undoneInCheck' : 'filings.fixes.undone'));
      onUndone?.();
    }
  };
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="small">{t('filings.fixes.history')}</summary>
      <CallFailure error={data ? undefined : error} />
      {isOpen && !data && !error && <Skeleton lines={2} />}
      {fixes?.length === 0 && (
        <p className="small muted">{t(isCheck ? 'filings.fixes.noneInCheck' : 'filings.fixes.none')}</p>
      )}
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
