import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { createPilot } from '#contract/pilots';
import { dateInZone } from '#domain/days/dateInZone';
import { pathTo } from '#domain/paths/pathTo';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { useAppSelector } from '#web/store.ts';
import { Panel } from '#web/ui/Panel.tsx';
import { toast } from '#web/ui/toast.ts';
import { PilotFields } from './PilotFields.tsx';
import { useCreatePilotMutation } from './pilotsApi.ts';
import { inputOfValues, newPilotValues } from './pilotValues.ts';

/** The form that plans a pilot. */
export function PlanPilot() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const zone = useAppSelector(({ user }) => user.court_time_zone) ?? 'UTC';
  const [send] = useCreatePilotMutation();
  const form = useContractForm(createPilot, {
    defaults: newPilotValues(dateInZone(new Date(), zone)),
    toInput: inputOfValues,
    send,
    onSent: ({ message, data }) => {
      toast.success(message);
      void navigate(pathTo.pilot(data.id));
    },
  });
  return (
    <Panel title={t('pilots.plan')}>
      <PilotFields form={form} label={t('pilots.plan')} />
    </Panel>
  );
}
