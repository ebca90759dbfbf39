import { useTranslation } from 'react-i18next';
import type { ChecklistItem } from '#contract/checklist';
import type { Issuable } from '#contract/issuance';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { Checklist } from '../defaults/Checklist.tsx';
import styles from './issuance.module.css';
import { useCheckIssuanceQuery } from './issuanceApi.ts';
import type { IssueForm } from './useIssueForm.ts';

type Props = { caseId: string; form: IssueForm; chosen: Issuable };

/** The values on which a checklist depends; others do not change it. */
const decisive = ['judgment', 'judgment_on', 'order', 'entry'] as const;

/** What the law requires before the instrument issues. The clerk states what the record does not prove. */
export function IssueChecklist({ caseId, form, chosen }: Props) {
  const { t } = useTranslation();
  const { values } = form;
  const known = Object.fromEntries(decisive.flatMap((name) => (values[name] ? [[name, values[name]]] : [])));
  const party = values.party_id ? { party_id: values.party_id } : {};
  const { data, error } = useCheckIssuanceQuery({ id: caseId, kind: chosen.kind, values: known, ...party });
  if (error) return <CallFailure error={error} />;
  if (!data) return <Skeleton lines={3} />;
  return (
    <div>
      <h3 className={styles.requirements}>{t('cases.issuance.requirements')}</h3>
      <Checklist label={t('cases.issuance.requirements')} items={data.checklist}>
        {(item) => <Verified item={item} form={form} />}
      </Checklist>
    </div>
  );
}

function Verified({ item, form }: { item: ChecklistItem; form: IssueForm }) {
  const { t } = useTranslation();
  if (item.state === 'met' || item.bar) return null;
  const { reasons } = form.values;
  return (
    <TextField
      label={t(item.state === 'unmet' ? 'cases.defaults.overrideReason' : 'cases.defaults.verified')}
      value={reasons[item.item] ?? ''}
      onChange={(reason) => form.set({ reasons: { ...reasons, [item.item]: reason } })}
      maxLength={1000}
    />
  );
}
