import { useTranslation } from 'react-i18next';
import { type AttorneyDetails, assignCase } from '#contract/attorneys';
import { errorText } from '#web/calls/errorText.ts';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { requireToken } from '#web/session/requireToken.ts';
import { Button } from '#web/ui/Button.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { toast } from '#web/ui/toast.ts';
import { useAssignCaseMutation, useListAssignableCasesQuery, useListAttorneysQuery } from './attorneysApi.ts';
import styles from './CaseAssignment.module.css';
import { FindAndChoose } from './FindAndChoose.tsx';

/** The Case Assignment card: assigns an open case to an active attorney, who is fixed on the attorney's own screen. */
export function CaseAssignment({ attorney }: { attorney?: AttorneyDetails }) {
  const { t } = useTranslation();
  const [assign] = useAssignCaseMutation();
  // Each selection is stored with the text of its search.
  const form = useContractForm(assignCase, {
    defaults: { id: { words: '', id: attorney?.id ?? '' }, case_id: { words: '', id: '' } },
    check: ({ id: who, case_id: what }) => ({
      ...(!who.id && { id: t('attorneys.assignment.noAttorney') }),
      ...(!what.id && { case_id: t('attorneys.assignment.noCase') }),
    }),
    failsAt: 'case_id',
    toInput: ({ id: who, case_id: what }) => ({ id: who.id, case_id: what.id }),
    send: async (pair) => (requireToken() ? assign(pair) : null),
    onSent: ({ message }) => {
      form.set({ case_id: { words: '', id: '' } });
      toast.success(message);
    },
    onRefused: (error) => toast.error(errorText(error)),
  });
  const { id: who, case_id: what } = form.values;
  const roster = useListAttorneysQuery(
    { per_page: 20, status: 'Active', q: who.words },
    { skip: attorney !== undefined },
  );
  const open = useListAssignableCasesQuery({ q: what.words });

  return (
    <div className="below">
      <Panel title={t('attorneys.assignment.heading')}>
        <form className="stack" {...form.props}>
          <div className={styles.assignment}>
            {!attorney && (
              <FindAndChoose
                searchLabel={t('attorneys.assignment.findAttorney')}
                label={t('attorneys.assignment.attorney')}
                chosen={who}
                onChange={(id) => form.set({ id })}
                problem={form.problems.id}
                options={roster.data?.data.map(({ id, full_name, active_cases }) => ({
                  value: id,
                  label: t('attorneys.assignment.load', { name: full_name, count: active_cases }),
                }))}
              />
            )}
            <FindAndChoose
              searchLabel={t('attorneys.assignment.findCase')}
              label={t('attorneys.assignment.case')}
              chosen={what}
              onChange={(case_id) => form.set({ case_id })}
              problem={form.problems.case_id}
              options={open.data?.map(({ id, case_number, title }) => ({
                value: id,
                label: t('attorneys.assignment.oneCase', { number: case_number, title }),
              }))}
            />
          </div>
          <Button type="submit" busy={form.isSending}>
            {t('attorneys.assignment.assign')}
          </Button>
        </form>
      </Panel>
    </div>
  );
}
