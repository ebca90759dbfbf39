import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type JudgeAssignment, setCoverage } from '#contract/judgeAssignment';
import { errorText } from '#web/calls/errorText.ts';
import { useEndCoverageMutation, useSetCoverageMutation } from '#web/cases/life/lifeApi.ts';
import { whenDone } from '#web/cases/life/whenDone.ts';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Table } from '#web/ui/Table.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';

type Props = { assignment: JudgeAssignment };

/** The duty judges who act for absent judges. */
export function CoveragePanel({ assignment }: Props) {
  const format = useFormat();
  const { t } = useTranslation();
  const [adding, setAdding] = useState(false);
  const [end] = useEndCoverageMutation();
  const remove = async (id: string) => {
    const reply = await end({ id });
    if (reply.data) toast.success(reply.data.message);
    else toast.error(errorText(reply.error));
  };
  return (
    <Panel
      title={t('settings.judges.coverage.heading')}
      actions={
        <Button dense onClick={() => setAdding(true)}>
          {t('settings.judges.coverage.add')}
        </Button>
      }
    >
      <p className="muted">{t('settings.judges.coverage.text')}</p>
      {assignment.coverage.length > 0 && (
        <Table
          cards
          caption={t('settings.judges.coverage.heading')}
          rows={assignment.coverage}
          rowKey={({ id }) => id}
          columns={[
            { key: 'judge', title: t('settings.judges.coverage.judge'), cell: ({ judge }) => judge },
            { key: 'duty', title: t('settings.judges.coverage.duty'), cell: ({ duty_judge }) => duty_judge },
            {
              key: 'days',
              title: t('settings.judges.coverage.days'),
              cell: ({ from_on, to_on }) =>
                t('settings.judges.coverage.range', { from: format.day(from_on), to: format.day(to_on) }),
            },
            { key: 'reason', title: t('cases.reason'), secondary: true, cell: ({ reason }) => reason },
            {
              key: 'act',
              title: t('lists.actions'),
              cell: ({ id, judge }) => (
                <Button dense aria-label={t('lists.remove', { name: judge })} onClick={() => void remove(id)}>
                  {t('lists.removeConfirm')}
                </Button>
              ),
            },
          ]}
        />
      )}
      {adding && <CoverageDialog assignment={assignment} onClose={() => setAdding(false)} />}
    </Panel>
  );
}

function CoverageDialog({ assignment, onClose }: Props & { onClose: () => void }) {
  const { t } = useTranslation();
  const [send] = useSetCoverageMutation();
  const form = useContractForm(setCoverage, {
    defaults: { judge_id: '', duty_judge_id: '', from_on: '', to_on: '', reason: '' },
    send,
    onSent: whenDone(onClose),
  });
  const options = assignment.judges.map(({ id, name }) => ({ value: id, label: name }));
  const placeholder = t('cases.life.judge.choose');
  return (
    <FormDialog
      form={form}
      title={t('settings.judges.coverage.add')}
      verb={t('settings.judges.coverage.add')}
      onClose={onClose}
    >
      <Select
        label={t('settings.judges.coverage.judge')}
        {...form.field('judge_id')}
        placeholder={placeholder}
        options={options}
      />
      <Select
        label={t('settings.judges.coverage.duty')}
        {...form.field('duty_judge_id')}
        placeholder={placeholder}
        options={options}
      />
      <TextField label={t('settings.judges.coverage.from')} type="date" {...form.field('from_on')} />
      <TextField label={t('settings.judges.coverage.to')} type="date" {...form.field('to_on')} />
      <TextField label={t('cases.reason')} {...form.field('reason')} maxLength={300} />
    </FormDialog>
  );
}
