import { useTranslation } from 'react-i18next';
import type { PlanWeights, readPlanWeights } from '#contract/calendarPlans';
import { savePlanWeights } from '#contract/calendarPlans';
import type { ReplyOf } from '#contract/endpoint';
import { type CourtWeights, weightNames } from '#domain/scheduling/plans/weights';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Table } from '#web/ui/Table.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import styles from './plans.module.css';
import { useSavePlanWeightsMutation } from './plansApi.ts';

type Known = ReplyOf<typeof readPlanWeights>;
type Entered = Record<keyof CourtWeights, string>;

/** What the court weighs in new plans, with what each weight makes the latest plan cost beside the present calendar. */
export function WeightsDialog({ known, onClose }: { known: Known; onClose: () => void }) {
  const { t } = useTranslation();
  const [send] = useSavePlanWeightsMutation();
  const form = useContractForm(savePlanWeights, {
    defaults: textsOf(known.data),
    send,
    onSent: ({ message }) => {
      toast.success(message);
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t('calendar.plan.weights')} verb={t('calendar.plan.saveWeights')} onClose={onClose}>
      <p className="muted small">{t('calendar.plan.weightsHint')}</p>
      <div className={styles.weights}>
        {weightNames.map((name) => (
          <TextField key={name} label={t(`calendar.plan.weight.${name}`)} inputMode="decimal" {...form.field(name)} />
        ))}
      </div>
      {known.effect ? (
        <Effect effect={known.effect} entered={form.values} />
      ) : (
        <p className="muted small">{t('calendar.plan.effect.none')}</p>
      )}
    </FormDialog>
  );
}

export const textsOf = (weights: PlanWeights): Entered =>
  Object.fromEntries(weightNames.map((name) => [name, String(weights[name])])) as Entered;

type Row = { name: keyof CourtWeights; before: number; after: number };

/** What the present calendar and the latest plan cost with the weights as entered. */
function Effect({ effect, entered }: { effect: NonNullable<Known['effect']>; entered: Entered }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { plan, units } = effect;
  const rows = weightNames.map((name): Row => {
    const weight = Number(entered[name]) || 0;
    return { name, before: units[name].before * weight, after: units[name].after * weight };
  });
  const sum = (side: 'before' | 'after') => rows.reduce((total, row) => total + row[side], 0);
  const round = (cost: number) => Math.round(cost * 10) / 10;
  const title = t('calendar.plan.effect.heading', {
    first: format.day(plan.first_day),
    last: format.day(plan.last_day),
  });
  return (
    <section className={styles.chart}>
      <h3>{title}</h3>
      <p className="muted small">{t('calendar.plan.effect.about')}</p>
      <Table<Row>
        dense
        caption={title}
        rows={rows}
        rowKey={({ name }) => name}
        columns={[
          { key: 'name', title: t('calendar.plan.effect.what'), cell: ({ name }) => t(`calendar.plan.weight.${name}`) },
          {
            key: 'before',
            title: t('calendar.plan.compare.before'),
            numeric: true,
            cell: ({ before }) => round(before),
          },
          { key: 'after', title: t('calendar.plan.compare.after'), numeric: true, cell: ({ after }) => round(after) },
        ]}
      />
      <p>{t('calendar.plan.effect.total', { before: round(sum('before')), after: round(sum('after')) })}</p>
    </section>
  );
}
