import { useTranslation } from 'react-i18next';
import { Status } from '#web/ui/Status.tsx';
import { useListLodgedDocumentsQuery } from './sealingApi.ts';
import { tonesOfLodged } from './tonesOfLodged.ts';

type Props = { caseId: string; number: number };

/** What is lodged under seal with a docket entry, for those who may know of it. */
export function LodgedMarks({ caseId, number }: Props) {
  const { t } = useTranslation();
  const { currentData } = useListLodgedDocumentsQuery({ id: caseId });
  const lodged = currentData?.data.filter(({ entry }) => entry === number) ?? [];
  return lodged.map(({ id, title, state }) => (
    <p key={id} className="small">
      {title} <Status tone={tonesOfLodged[state]}>{t(`sealing.state.${state}`)}</Status>
    </p>
  ));
}
