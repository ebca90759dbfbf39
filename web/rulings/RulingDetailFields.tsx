import { useTranslation } from 'react-i18next';
import { type DispositionId, dispositions, type RulingDetail } from '#domain/rulings/dispositions';
import type { Form } from '#web/forms/useForm.ts';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import type { RulingValues } from './rulingValues.ts';

type Props = {
  disposition: DispositionId;
  form: Pick<Form<RulingValues>, 'field'>;
  /** Whether the first field that must be completed has the focus when the fields appear. */
  autoFocus?: boolean;
};

/** What a ruling states before its reasons and has no usual value; undefined if the reasons come first. */
export const firstEmptyNeed = (disposition: DispositionId): RulingDetail | undefined =>
  dispositions[disposition].needs.find((need) => need !== 'submitted_on' && need !== 'days_to_amend');

/** The fields of what a disposition needs besides reasons. */
export function RulingDetailFields({ disposition, form, autoFocus = false }: Props) {
  const { t } = useTranslation();
  const { needs } = dispositions[disposition];
  const first = autoFocus ? firstEmptyNeed(disposition) : undefined;
  const focus = (need: RulingDetail) => ({ autoFocus: need === first });
  return (
    <>
      {needs.includes('granted') && (
        <TextArea label={t('rulings.detail.granted')} {...form.field('granted')} {...focus('granted')} rows={2} />
      )}
      {needs.includes('denied') && (
        <TextArea label={t('rulings.detail.denied')} {...form.field('denied')} {...focus('denied')} rows={2} />
      )}
      {needs.includes('conditions') && (
        <TextArea
          label={t('rulings.detail.conditions')}
          {...form.field('conditions')}
          {...focus('conditions')}
          rows={2}
        />
      )}
      {needs.includes('referred_to') && (
        <TextField label={t('rulings.detail.referredTo')} {...form.field('referred_to')} {...focus('referred_to')} />
      )}
      {needs.includes('days_to_amend') && (
        <TextField
          label={t('rulings.detail.daysToAmend')}
          {...form.field('days_to_amend')}
          {...focus('days_to_amend')}
          type="number"
          min={1}
          max={180}
        />
      )}
      {needs.includes('submitted_on') && (
        <TextField label={t('rulings.detail.submittedOn')} {...form.field('submitted_on')} type="date" />
      )}
      {needs.includes('next_hearing') && (
        <>
          <TextField
            label={t('rulings.detail.nextDate')}
            {...form.field('hearing_date')}
            {...focus('next_hearing')}
            type="date"
          />
          <TextField label={t('rulings.detail.nextTime')} {...form.field('hearing_time')} type="time" />
        </>
      )}
    </>
  );
}
