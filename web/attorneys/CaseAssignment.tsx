import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConflictRefused } from '#contract/attorneySuggestions';
import { type AttorneyDetails, assignCase } from '#contract/attorneys';
import { errorText } from '#web/calls/errorText.ts';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { requireToken } from '#web/session/requireToken.ts';
import { Button } from '#web/ui/Button.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { toast } from '#web/ui/toast.ts';
import { AssignmentAdvice } from './AssignmentAdvice.tsx';
import { useAssignCaseMutation, useListAssignableCasesQuery, useListAttorneysQuery } from './attorneysApi.ts';
import styles from './CaseAssignment.module.css';
import { FindAndChoose } from './FindAndChoose.tsx';
import { useAssignmentAdvice } from './useAssignmentAdvice.ts';

const nothing = { words: '', id: '' };
const unanswered = { participant_id: '', override_reason: '' };

/**
 * The Case Assignment card: assigns an open case to an active attorney, who is fixed on the attorney's own screen. Once a
 * case is chosen, it suggests attorneys, and a conflict of interest of the chosen one needs a reason.
 */
export function CaseAssignment({ attorney }: { attorney?: AttorneyDetails }) {
  const { t } = useTranslation();
  const [assign] = useAssignCaseMutation();
  const [refused, setRefused] = useState<ConflictRefused | null>(null);
  // Each selection is stored with the text of its search.
  const form = useContractForm(assignCase, {
    defaults: { id: { words: '', id: attorney?.id ?? '' }, case_id: nothing, ...unanswered },
    check: ({ id: who, case_id: what, override_reason }) => ({
      ...(!who.id && { id: t('attorneys.assignment.noAttorney') }),
      ...(!what.id && { case_id: t('attorneys.assignment.noCase') }),
      ...(advice.conflict && !override_reason.trim() && { override_reason: t('attorneys.assignment.noReason') }),
    }),
    failsAt: 'case_id',
    toInput: ({ id: who, case_id: what, participant_id, override_reason }) => ({
      ...{ id: who.id, case_id: what.id },
      ...(participant_id && { participant_id }),
      ...(advice.conflict && {
        ...{ override_reason, permitted_conflicts: advice.conflict.conflicts.map(({ key }) => key) },
      }),
    }),
    send: async (pair) => (requireToken() ? assign(pair) : null),
    onSent: ({ message }) => {
      change({ case_id: nothing, ...unanswered });
      toast.success(message);
    },
    onRefused: (error) => {
      const details = ConflictRefused.safeParse(error.details);
      setRefused(details.success ? details.data : null);
      toast.error(errorText(error));
    },
  });
  const { id: who, case_id: what, participant_id } = form.values;
  const change = (values: Partial<typeof form.values>) => {
    setRefused(null);
    form.set(values);
  };
  const is_fixed = attorney !== undefined;
  const advice = useAssignmentAdvice({ case_id: what.id, participant_id, attorney_id: who.id, is_fixed, refused });
  const roster = useListAttorneysQuery({ per_page: 20, status: 'Active', q: who.words }, { skip: is_fixed });
  const open = useListAssignableCasesQuery({ q: what.words });
  const found = roster.data?.data ?? [];
  const suggested = advice.chosen && !found.some(({ id }) => id === who.id) ? [advice.chosen] : [];

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
                onChange={(id) => change({ id, override_reason: '' })}
                problem={form.problems.id}
                options={
                  roster.data &&
                  [...suggested, ...found].map(({ id, full_name, active_cases }) => ({
                    value: id,
                    label: t('attorneys.assignment.load', { name: full_name, count: active_cases }),
                  }))
                }
              />
            )}
            <FindAndChoose
              searchLabel={t('attorneys.assignment.findCase')}
              label={t('attorneys.assignment.case')}
              chosen={what}
              onChange={(case_id) => change({ case_id, ...unanswered })}
              problem={form.problems.case_id}
              options={open.data?.map(({ id, case_number, title }) => ({
                value: id,
                label: t('attorneys.assignment.oneCase', { number: case_number, title }),
              }))}
            />
          </div>
          {what.id !== '' && (
            <AssignmentAdvice
              advice={advice}
              participant={form.field('participant_id')}
              reason={form.field('override_reason')}
              chosen={who.id}
              onChoose={attorney ? undefined : (id) => change({ id: { words: '', id }, override_reason: '' })}
              onParticipant={(id) => change({ participant_id: id, override_reason: '' })}
            />
          )}
          <Button type="submit" busy={form.isSending}>
            {t('attorneys.assignment.assign')}
          </Button>
        </form>
      </Panel>
    </div>
  );
}
