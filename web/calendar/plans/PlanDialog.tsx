import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { type PlanWeights, startCalendarPlan } from '#contract/calendarPlans';
import { addDays } from '#domain/days/days';
import { pathTo } from '#domain/paths/pathTo';
import { planScopes, searchSeconds } from '#domain/scheduling/plans/planStates';
import { weightNames } from '#domain/scheduling/plans/weights';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import styles from './plans.module.css';
import { useStartCalendarPlanMutation } from './plansApi.ts';
import { textsOf } from './WeightsDialog.tsx';

/** Hearings are placed from the day on which notice is complete, for two weeks. */
const [usualNotice, usualDays] = [10, 14];

type Props = { today: string; weights: PlanWeights; onClose: () => void };

/** Which hearings the optimizer places, on which days, and what it weighs. */
export function PlanDialog({ today, weights, onClose }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [send] = useStartCalendarPlanMutation();
  const first_day = addDays(today, usualNotice);
  const form = useContractForm(startCalendarPlan, {
    defaults: {
      ...{ first_day, last_day: addDays(first_day, usualDays - 1), scope: 'requests' as string },
      ...{ notice_days: String(usualNotice), seconds: String(searchSeconds.usual) },
      ...textsOf(weights),
    },
    send,
    onSent: ({ message, data }) => {
      toast.success(message);
      void navigate(pathTo.calendarPlan(data.id));
    },
  });
  return (
    <FormDialog form={form} title={t('calendar.plan.new')} verb={t('calendar.plan.start')} onClose={onClose}>
      <div className={styles.fields}>
        <TextField label={t('calendar.plan.firstDay')} type="date" {...form.field('first_day')} />
        <TextField label={t('calendar.plan.lastDay')} type="date" {...form.field('last_day')} />
      </div>
      <Select
        label={t('calendar.plan.scope')}
        {...form.field('scope')}
        options={planScopes.map((value) => ({ value, label: t(`calendar.plan.scopes.${value}`) }))}
      />
      <div className={styles.fields}>
        <TextField
          label={t('calendar.plan.notice')}
          hint={t('calendar.plan.noticeHint')}
          type="number"
          {...form.field('notice_days')}
        />
        <TextField
          label={t('calendar.plan.seconds')}
          hint={t('calendar.plan.secondsHint')}
          type="number"
          {...form.field('seconds')}
        />
      </div>
      <details>
        <summary>{t('calendar.plan.weights')}</summary>
        <p className="muted small">{t('calendar.plan.weightsHint')}</p>
        <div className={styles.weights}>
          {weightNames.map((name) => (
            <TextField key={name} label={t(`calendar.plan.weight.${name}`)} inputMode="decimal" {...form.field(name)} />
          ))}
        </div>
      </details>
    </FormDialog>
  );
}
