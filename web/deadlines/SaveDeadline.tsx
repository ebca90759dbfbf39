import { useTranslation } from 'react-i18next';
import { type ComputedDeadline, saveDeadline } from '#contract/deadlines';
import { may } from '#domain/identity/permissions';
import { FindAndChoose } from '#web/attorneys/FindAndChoose.tsx';
import { FormFailure } from '#web/forms/FormFailure.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { useFormat } from '#web/preferences/useFormat.ts';
import { useSearchQuery } from '#web/search/searchApi.ts';
import { capacityOf } from '#web/session/capacityOf.ts';
import { useAppSelector } from '#web/store.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { toast } from '#web/ui/toast.ts';
import { weekdayAndDay } from './Derivation.tsx';
import { useSaveDeadlineMutation } from './deadlinesApi.ts';

type Props = { computed: ComputedDeadline; caseId: string; onClose: () => void };

/** Saves a computed deadline for a case. The server computes it again. */
export function SaveDeadline({ computed, caseId, onClose }: Props) {
  const format = useFormat();
  const { t } = useTranslation();
  const forCourt = useAppSelector((state) => may(capacityOf(state.user), 'deadlines:keep-court'));
  const [save] = useSaveDeadlineMutation();
  const form = useContractForm(saveDeadline, {
    // `case_id` is the case with the text of its search.
    defaults: { case_id: { words: '', id: caseId }, note: '' },
    check: ({ case_id }) => (case_id.id ? {} : { case_id: t('deadlines.keep.noCase') }),
    toInput: ({ case_id, note }) => {
      const { rule_id, trigger_date, service_method } = computed;
      return { case_id: case_id.id, rule_id, trigger_date, service_method, note };
    },
    send: save,
    onSent: ({ message }) => {
      toast.success(message);
      onClose();
    },
  });
  const chosen = form.values.case_id;
  const { data: found } = useSearchQuery(
    { q: chosen.words.trim() },
    { skip: caseId !== '' || chosen.words.trim() === '' },
  );

  const cases = found?.results.filter(({ kind }) => kind === 'case') ?? [];
  return (
    <Dialog isOpen onClose={onClose} title={t('deadlines.keep.heading')}>
      <form className="stack" {...form.props}>
        <p>{t('deadlines.keep.what', { what: computed.action, day: weekdayAndDay(t, computed.due_date, format) })}</p>
        <FormFailure>{form.failure}</FormFailure>
        {!caseId && (
          <FindAndChoose
            searchLabel={t('deadlines.keep.findCase')}
            label={t('deadlines.keep.case')}
            chosen={chosen}
            onChange={(next) => form.set({ case_id: next })}
            problem={form.problems.case_id}
            options={cases.map(({ id, title, detail }) => ({
              value: id,
              label: t('deadlines.keep.oneCase', { title, detail }),
            }))}
          />
        )}
        <TextArea label={t('deadlines.keep.note')} {...form.field('note')} optional rows={2} />
        <p className="muted small">{t(forCourt ? 'deadlines.keep.forCourt' : 'deadlines.keep.forSelf')}</p>
        <Button type="submit" kind="primary" busy={form.isSending}>
          {t('deadlines.keep.send')}
        </Button>
      </form>
    </Dialog>
  );
}
