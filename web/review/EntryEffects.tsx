import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { DocketProposal } from '#contract/docketProposal';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Note } from '#web/ui/Note.tsx';
import styles from './review.module.css';
import type { DecisionForm } from './useDecisionForm.ts';

type Effect = DocketProposal['effects'][number];

/** What the entry does to the case besides its text; each is made unless the clerk unchecks it. */
export function EntryEffects({ form, effects }: { form: DecisionForm; effects: Effect[] }) {
  const { t } = useTranslation();
  const { effects_left_out: out } = form.values;
  if (effects.length === 0) return null;
  const put = (id: string, isIn: boolean) =>
    form.set({ effects_left_out: isIn ? out.filter((one) => one !== id) : [...out, id] });
  return (
    <fieldset className={`stack ${styles.choiceList}`}>
      <legend>{t('review.docket.effects')}</legend>
      {effects.map((effect) => (
        <Checkbox
          key={effect.id}
          label={describe(t, effect)}
          checked={!out.includes(effect.id)}
          onChange={(isIn) => put(effect.id, isIn)}
        />
      ))}
      {form.problemAt('docket.effects') && <Note tone="warn">{form.problemAt('docket.effects')}</Note>}
    </fieldset>
  );
}

function describe(t: TFunction, effect: Effect): string {
  switch (effect.kind) {
    case 'inactive':
      return t('review.docket.effect.inactive', { why: t(`cases.life.inactive.${effect.reason}`) });
    case 'active':
      return t('review.docket.effect.active');
    case 'disposed':
      return t('review.docket.effect.disposed', { disposition: effect.disposition });
    case 'party_disposed':
      return t('review.docket.effect.party', { party: effect.party, disposition: effect.disposition });
    case 'counsel': {
      const { party, outgoing, incoming } = effect;
      return t('review.docket.effect.counsel', { party, outgoing, incoming });
    }
  }
}
