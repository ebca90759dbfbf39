import { useTranslation } from 'react-i18next';
import { ManagedTable } from '#web/calendar/settings/ManagedTable.tsx';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { useReadJudgeAssignmentQuery, useRemoveJudgeRuleMutation } from '#web/cases/life/lifeApi.ts';
import { Note } from '#web/ui/Note.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Setting } from '../Setting.tsx';
import { CaseloadPanel } from './CaseloadPanel.tsx';
import { CoveragePanel } from './CoveragePanel.tsx';
import { RuleDialog } from './RuleDialog.tsx';

/** The rules by which new cases are assigned to judges, the caseloads, and the duty judges. */
export function JudgesSection() {
  const { t } = useTranslation();
  const { data, error } = useReadJudgeAssignmentQuery({});
  const [remove] = useRemoveJudgeRuleMutation();
  if (error) return <CallFailure error={error} />;
  if (!data) return <Skeleton lines={6} />;
  return (
    <div className="settings-stack">
      <Setting id="judge_rules">
        <div className="before">
          <Note>{t('settings.judges.note')}</Note>
        </div>
        <ManagedTable
          title={t('settings.judges.heading')}
          add={{ label: t('settings.judges.add') }}
          none={t('settings.judges.none')}
          rows={data.rules}
          manages={data.abilities.manage}
          remove={(id) => remove({ id })}
          columns={[
            { key: 'position', title: t('settings.judges.position'), numeric: true, cell: ({ position }) => position },
            { key: 'name', title: t('lists.name'), cell: ({ name }) => name },
            {
              key: 'types',
              title: t('cases.field.case_type'),
              secondary: true,
              cell: ({ case_types }) => case_types.join(', ') || t('cases.list.everyType'),
            },
            {
              key: 'method',
              title: t('settings.judges.method'),
              cell: ({ method }) => t(`settings.judges.methods.${method}`),
            },
            {
              key: 'judges',
              title: t('settings.judges.judges'),
              secondary: true,
              cell: ({ judges }) => judges.map(({ name, weight }) => `${name} ${weight}`).join(', '),
            },
            {
              key: 'active',
              title: t('lists.state'),
              secondary: true,
              cell: ({ active }) => t(active ? 'lists.inUse' : 'lists.outOfUse'),
            },
          ]}
          editor={(rule, close) => <RuleDialog rule={rule} judges={data.judges} onClose={close} />}
        />
      </Setting>
      <Setting id="caseload">
        <CaseloadPanel assignment={data} />
      </Setting>
      <Setting id="duty_judges">
        <CoveragePanel assignment={data} />
      </Setting>
    </div>
  );
}
