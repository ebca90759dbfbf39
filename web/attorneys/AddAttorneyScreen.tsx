import { LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NewAttorney } from '#contract/attorneys';
import { may } from '#domain/identity/permissions';
import { errorText } from '#web/errorText.ts';
import { capacityOf } from '#web/identity/capacityOf.ts';
import { useForm } from '#web/identity/useForm.ts';
import { useAppSelector } from '#web/store.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { toast } from '#web/ui/toast.ts';
import { AttorneyFields } from './AttorneyFields.tsx';
import { AttorneyFormHead } from './AttorneyFormHead.tsx';
import { useAddAttorneyMutation, useListAttorneysQuery } from './attorneysApi.ts';
import { requireToken } from './requireToken.ts';

const empty = { full_name: '', bar_number: '', status: '', type: '', active_cases: '' };

/** /attorneys/add-attorney: Submit Attorney Information. A success clears the form for the next one. */
export function AddAttorneyScreen() {
  const { t } = useTranslation();
  const manages = useAppSelector((state) => may(capacityOf(state.user), 'attorneys:manage'));
  const [failed, setFailed] = useState(false);
  const [add, { isLoading }] = useAddAttorneyMutation();
  const { data: roster } = useListAttorneysQuery({ per_page: 20 }, { skip: !manages });
  const counted = roster?.statistics.cases_counted ?? false;
  const form = useForm(empty, counted ? NewAttorney.omit({ active_cases: true }) : NewAttorney);

  const send = form.submit(async (values) => {
    setFailed(false);
    if (!requireToken()) return;
    const reply = await add({ ...values, active_cases: Number(values.active_cases) });
    if (reply.error) {
      form.showRefusal(reply.error);
      setFailed(true);
      toast.error(errorText(reply.error));
      return;
    }
    form.reset();
    toast.success(reply.data.message);
  });

  return (
    <div className="reading">
      <AttorneyFormHead title={t('titles.addAttorney')} />
      <Panel>
        {manages ? (
          <form className="stack" noValidate onSubmit={(event) => void send(event)}>
            {failed && (
              <div role="alert">
                <Note tone="warn">{t('attorneys.form.failed')}</Note>
              </div>
            )}
            <AttorneyFields
              values={form.values}
              onChange={form.set}
              problems={form.problems}
              counted={counted}
              manages
            />
            <Button type="submit" kind="primary" busy={isLoading}>
              {t('attorneys.form.submit')}
            </Button>
          </form>
        ) : (
          <EmptyState icon={LockKeyhole} title={t('attorneys.notYours')} text={t('attorneys.notYoursText')} />
        )}
      </Panel>
    </div>
  );
}
