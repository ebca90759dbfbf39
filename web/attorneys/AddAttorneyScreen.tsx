import { LockKeyhole } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { addAttorney } from '#contract/attorneys';
import { may } from '#domain/identity/permissions';
import { errorText } from '#web/calls/errorText.ts';
import { FormFailure } from '#web/forms/FormFailure.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { capacityOf } from '#web/session/capacityOf.ts';
import { requireToken } from '#web/session/requireToken.ts';
import { useAppSelector } from '#web/store.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { toast } from '#web/ui/toast.ts';
import { AttorneyFields, toCount } from './AttorneyFields.tsx';
import { AttorneyFormHead } from './AttorneyFormHead.tsx';
import { useAddAttorneyMutation, useListAttorneysQuery } from './attorneysApi.ts';

const empty = { full_name: '', bar_number: '', status: '', type: '', active_cases: '' };

/** /attorneys/add-attorney: Submit Attorney Information. A success clears the form for the next one. */
export function AddAttorneyScreen() {
  const { t } = useTranslation();
  const manages = useAppSelector((state) => may(capacityOf(state.user), 'attorneys:manage'));
  const [add] = useAddAttorneyMutation();
  const { data: roster } = useListAttorneysQuery({ per_page: 20 }, { skip: !manages });
  const counted = roster?.statistics.cases_counted ?? false;
  const form = useContractForm(addAttorney, {
    defaults: empty,
    toInput: (values) => ({ ...values, active_cases: counted ? 0 : toCount(values.active_cases) }),
    send: async (entry) => (requireToken() ? add(entry) : null),
    onSent: ({ message }) => {
      form.reset();
      toast.success(message);
    },
    onRefused: (error) => toast.error(errorText(error)),
    failureText: () => t('attorneys.form.failed'),
  });

  return (
    <div className="reading">
      <AttorneyFormHead title={t('titles.addAttorney')} />
      <Panel>
        {manages ? (
          <form className="stack" {...form.props}>
            <FormFailure>{form.failure}</FormFailure>
            <AttorneyFields form={form} counted={counted} manages />
            <Button type="submit" kind="primary" busy={form.isSending}>
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
