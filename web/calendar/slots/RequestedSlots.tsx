import { useTranslation } from 'react-i18next';
import type { BestSlot } from '#contract/bestSlots';
import type { Hearing } from '#contract/hearings';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { errorText } from '#web/calls/errorText.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { toast } from '#web/ui/toast.ts';
import { useConfirmHearingMutation } from '../calendarApi.ts';
import { BestSlotList } from './BestSlotList.tsx';
import { useFindBestSlotsQuery } from './slotsApi.ts';

/** The best times of a requested hearing in its dialog. Using one confirms the hearing at that time. */
export function RequestedSlots({ hearing: { id, version } }: { hearing: Hearing }) {
  const { t } = useTranslation();
  const { data, error } = useFindBestSlotsQuery({ id });
  const [confirm, confirming] = useConfirmHearingMutation();
  const use = async ({ hearing_date, hearing_time, venue, judge, judge_id }: BestSlot) => {
    const reply = await confirm({ id, version, hearing_date, hearing_time, venue, judge, judge_id });
    if (reply.data) toast.success(reply.data.message);
    else toast.error(errorText(reply.error));
  };
  if (error) return <CallFailure error={error} />;
  if (!data) {
    return (
      <div role="status" aria-label={t('calendar.slots.searching')}>
        <Skeleton lines={3} />
      </div>
    );
  }
  return <BestSlotList best={data} busy={confirming.isLoading} onUse={(slot) => void use(slot)} />;
}
