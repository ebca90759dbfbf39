import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CaseLife, CaseRelation } from '#contract/caseLife';
import { endRelation } from '#contract/caseRelations';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { Button } from '#web/ui/Button.tsx';
import { Table } from '#web/ui/Table.tsx';
import { useEndRelationMutation } from './lifeApi.ts';
import { ReasonField } from './ReasonField.tsx';
import { whenDone } from './whenDone.ts';

/** The cases to which a case is related or with which it is consolidated. */
export function RelationTable({ life }: { life: CaseLife }) {
  const { t } = useTranslation();
  const [ending, setEnding] = useState<CaseRelation | null>(null);
  return (
    <>
      <Table
        cards
        caption={t('cases.life.relation.heading')}
        rows={life.relations}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'case',
            title: t('titles.case'),
            cell: ({ case_id, case_number, title }) => (
              <>
                <Link to={`/cases/${case_id}`}>{case_number}</Link> {title}
              </>
            ),
          },
          {
            key: 'kind',
            title: t('cases.life.relation.kind'),
            cell: ({ part, purpose }) =>
              [
                t(`cases.life.relation.parts.${part ?? 'related'}`),
                purpose && t(`cases.life.relation.purposes.${purpose}`),
              ]
                .filter(Boolean)
                .join(', '),
          },
          { key: 'reason', title: t('cases.reason'), secondary: true, cell: ({ reason }) => reason },
          {
            key: 'act',
            title: t('cases.life.actions'),
            cell: (one) =>
              life.abilities.manage && (
                <Button
                  dense
                  aria-label={t('cases.life.relation.endWith', { number: one.case_number })}
                  onClick={() => setEnding(one)}
                >
                  {t('cases.life.relation.end')}
                </Button>
              ),
          },
        ]}
      />
      {ending && <EndDialog relation={ending} onClose={() => setEnding(null)} />}
    </>
  );
}

function EndDialog({ relation, onClose }: { relation: CaseRelation; onClose: () => void }) {
  const { t } = useTranslation();
  const [send] = useEndRelationMutation();
  const form = useContractForm(endRelation, {
    defaults: { reason: '' },
    toInput: ({ reason }) => ({ id: relation.id, reason }),
    send,
    onSent: whenDone(onClose),
  });
  return (
    <FormDialog
      form={form}
      title={t('cases.life.relation.endWith', { number: relation.case_number })}
      verb={t('cases.life.relation.end')}
      onClose={onClose}
    >
      {relation.part && <p>{t('cases.life.relation.endText')}</p>}
      <ReasonField {...form.field('reason')} />
    </FormDialog>
  );
}
