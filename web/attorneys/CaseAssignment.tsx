import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AttorneyDetails } from '#contract/attorneys';
import { errorText } from '#web/errorText.ts';
import { Button } from '#web/ui/Button.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { toast } from '#web/ui/toast.ts';
import { useAssignCaseMutation, useListAssignableCasesQuery, useListAttorneysQuery } from './attorneysApi.ts';
import styles from './CaseAssignment.module.css';
import { FindAndChoose } from './FindAndChoose.tsx';
import { requireToken } from './requireToken.ts';

/** The Case Assignment card: an open case to an active attorney; to one alone on that attorney's own screen. */
export function CaseAssignment({ attorney }: { attorney?: AttorneyDetails }) {
  const { t } = useTranslation();
  const [who, setWho] = useState({ words: '', id: '' });
  const [what, setWhat] = useState({ words: '', id: '' });
  const [problems, setProblems] = useState<{ attorney?: string; case?: string }>({});
  const roster = useListAttorneysQuery(
    { per_page: 20, status: 'Active', q: who.words },
    { skip: attorney !== undefined },
  );
  const open = useListAssignableCasesQuery(what.words);
  const [assign, { isLoading }] = useAssignCaseMutation();

  const send = async () => {
    if (!requireToken()) return;
    const id = attorney?.id ?? who.id;
    const missing = {
      ...(id ? {} : { attorney: t('attorneys.assignment.noAttorney') }),
      ...(what.id ? {} : { case: t('attorneys.assignment.noCase') }),
    };
    setProblems(missing);
    if (Object.keys(missing).length > 0) return;
    const reply = await assign({ id, case_id: what.id });
    if (reply.error) {
      setProblems({ case: errorText(reply.error) });
      return void toast.error(errorText(reply.error));
    }
    setWhat({ words: '', id: '' });
    toast.success(reply.data.message);
  };

  return (
    <div className="below">
      <Panel title={t('attorneys.assignment.heading')}>
        <div className="stack">
          <div className={styles.assignment}>
            {!attorney && (
              <FindAndChoose
                searchLabel={t('attorneys.assignment.findAttorney')}
                label={t('attorneys.assignment.attorney')}
                chosen={who}
                onChange={setWho}
                problem={problems.attorney}
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
              onChange={setWhat}
              problem={problems.case}
              options={open.data?.map(({ id, case_number, title }) => ({
                value: id,
                label: t('attorneys.assignment.oneCase', { number: case_number, title }),
              }))}
            />
          </div>
          <Button busy={isLoading} onClick={() => void send()}>
            {t('attorneys.assignment.assign')}
          </Button>
        </div>
      </Panel>
    </div>
  );
}
