import { useTranslation } from 'react-i18next';
import { may } from '#domain/identity/permissions';
import { capacityOf } from '#web/session/capacityOf.ts';
import { useAppSelector } from '#web/store.ts';
import { Select } from '#web/ui/Select.tsx';
import { useReadOwnChambersQuery } from './ownChambersApi.ts';

type Props = { judge: string; onChange: (judge: string | null) => void };

/** For chambers staff who work for several judges: whose matters a screen shows. Everyone else has no choice. */
export function JudgeChoice({ judge, onChange }: Props) {
  const { t } = useTranslation();
  const capacity = useAppSelector((state) => capacityOf(state.user));
  const isStaff = may(capacity, 'chambers:read') && !may(capacity, 'chambers:use');
  const { data } = useReadOwnChambersQuery(undefined, { skip: !isStaff });
  const judges = data?.judges ?? [];
  if (judges.length < 2) return null;
  return (
    <Select
      label={t('chambers.judgeChoice.label')}
      value={judges.some(({ id }) => id === judge) ? judge : ''}
      onChange={(id) => onChange(id || null)}
      options={[
        { value: '', label: t('chambers.judgeChoice.all') },
        ...judges.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  );
}
