import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ComputedDeadline } from '#contract/deadlines';
import { may } from '#domain/identity/permissions';
import { FindAndChoose } from '#web/attorneys/FindAndChoose.tsx';
import { type CallError, fieldProblems } from '#web/CallError.ts';
import { errorText } from '#web/errorText.ts';
import { capacityOf } from '#web/identity/capacityOf.ts';
import { useSearchQuery } from '#web/search/searchApi.ts';
import { useAppSelector } from '#web/store.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Note } from '#web/ui/Note.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { toast } from '#web/ui/toast.ts';
import { useFormat } from '#web/useFormat.ts';
import { weekdayAndDay } from './Derivation.tsx';
import { useKeepDeadlineMutation } from './deadlinesApi.ts';

type Props = { computed: ComputedDeadline; caseId: string; onClose: () => void };

/** Keeps a computed deadline for a case. The server counts it again. */
export function KeepDeadline({ computed, caseId, onClose }: Props) {
  const format = useFormat();
  const { t } = useTranslation();
  const forCourt = useAppSelector((state) => may(capacityOf(state.user), 'deadlines:keep-court'));
  const [chosen, setChosen] = useState({ words: '', id: '' });
  const [note, setNote] = useState('');
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const { data: hits } = useSearchQuery(
    { q: chosen.words.trim() },
    { skip: caseId !== '' || chosen.words.trim() === '' },
  );
  const [keep, { isLoading }] = useKeepDeadlineMutation();

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const case_id = caseId || chosen.id;
    if (!case_id) return setProblems({ case_id: t('deadlines.keep.noCase') });
    const { rule_id, trigger_date, service_method } = computed;
    const reply = await keep({ case_id, rule_id, trigger_date, service_method, note });
    if (reply.error) {
      setProblems(fieldProblems(reply.error as CallError));
      return setFailure(errorText(reply.error));
    }
    toast.success(reply.data.message);
    onClose();
  };

  const cases = hits?.filter(({ kind }) => kind === 'case') ?? [];
  return (
    <Dialog isOpen onClose={onClose} title={t('deadlines.keep.heading')}>
      <form className="stack" noValidate onSubmit={(event) => void send(event)}>
        <p>{t('deadlines.keep.what', { what: computed.action, day: weekdayAndDay(t, computed.due_date, format) })}</p>
        {failure && (
          <div role="alert">
            <Note tone="warn">{problems.rule_id ?? failure}</Note>
          </div>
        )}
        {!caseId && (
          <FindAndChoose
            searchLabel={t('deadlines.keep.findCase')}
            label={t('deadlines.keep.case')}
            chosen={chosen}
            onChange={(next) => {
              setChosen(next);
              setProblems({});
            }}
            problem={problems.case_id}
            options={cases.map(({ id, title, detail }) => ({
              value: id,
              label: t('deadlines.keep.oneCase', { title, detail }),
            }))}
          />
        )}
        <TextArea
          label={t('deadlines.keep.note')}
          value={note}
          onChange={setNote}
          problem={problems.note}
          optional
          rows={2}
        />
        <p className="muted small">{t(forCourt ? 'deadlines.keep.forCourt' : 'deadlines.keep.forSelf')}</p>
        <Button type="submit" kind="primary" busy={isLoading}>
          {t('deadlines.keep.send')}
        </Button>
      </form>
    </Dialog>
  );
}
