import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CaseMerge, undoMerge } from '#contract/caseRelations';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { Table } from '#web/ui/Table.tsx';
import { useListMergesQuery, useUndoMergeMutation } from './lifeApi.ts';
import { ReasonField } from './ReasonField.tsx';
import { whenDone } from './whenDone.ts';

/** The cases that were merged into a case; each merge can be undone. */
export function MergeList({ caseId }: { caseId: string }) {
  const format = useFormat();
  const { t } = useTranslation();
  const { data, error } = useListMergesQuery({ id: caseId });
  const [undoing, setUndoing] = useState<CaseMerge | null>(null);
  if (error) return <CallFailure error={error} />;
  if (!data || data.data.length === 0) return <p className="muted">{t('cases.life.merge.none')}</p>;
  return (
    <>
      <Table
        cards
        caption={t('cases.life.merge.heading')}
        rows={data.data}
        rowKey={({ id }) => id}
        columns={[
          { key: 'at', title: t('cases.life.from'), cell: ({ merged_at }) => format.moment(merged_at) },
          { key: 'case', title: t('titles.case'), cell: ({ case_number, title }) => `${case_number} ${title}` },
          { key: 'reason', title: t('cases.reason'), secondary: true, cell: ({ reason }) => reason },
          {
            key: 'act',
            title: t('cases.life.actions'),
            cell: (one) =>
              one.undone_at ? (
                t('cases.life.merge.undone', { when: format.moment(one.undone_at) })
              ) : (
                <Button dense onClick={() => setUndoing(one)}>
                  {t('cases.life.merge.undo')}
                </Button>
              ),
          },
        ]}
      />
      {undoing && <UndoDialog merge={undoing} onClose={() => setUndoing(null)} />}
    </>
  );
}

function UndoDialog({ merge, onClose }: { merge: CaseMerge; onClose: () => void }) {
  const { t } = useTranslation();
  const [send] = useUndoMergeMutation();
  const form = useContractForm(undoMerge, {
    defaults: { reason: '' },
    toInput: ({ reason }) => ({ id: merge.id, version: merge.version, reason }),
    send,
    onSent: whenDone(onClose),
  });
  return (
    <FormDialog
      form={form}
      title={t('cases.life.merge.undoTitle', { number: merge.case_number })}
      verb={t('cases.life.merge.undo')}
      onClose={onClose}
    >
      <p>{t('cases.life.merge.undoText')}</p>
      <ReasonField {...form.field('reason')} />
    </FormDialog>
  );
}
