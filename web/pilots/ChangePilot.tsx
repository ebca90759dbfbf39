import { useTranslation } from 'react-i18next';
import { changePilot, type Pilot } from '#contract/pilots';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { Panel } from '#web/ui/Panel.tsx';
import { toast } from '#web/ui/toast.ts';
import { PilotFields } from './PilotFields.tsx';
import { useChangePilotMutation } from './pilotsApi.ts';
import { inputOfValues, valuesOfPilot } from './pilotValues.ts';

/** The form that changes a pilot until its first day. */
export function ChangePilot({ pilot }: { pilot: Pilot }) {
  const { t } = useTranslation();
  const { id, version } = pilot;
  const [send] = useChangePilotMutation();
  const form = useContractForm(changePilot, {
    defaults: valuesOfPilot(pilot),
    toInput: (values) => ({ ...inputOfValues(values), id, version }),
    send,
    onSent: ({ message }) => toast.success(message),
  });
  return (
    <Panel title={t('pilots.change')}>
      <PilotFields form={form} label={t('pilots.save')} />
    </Panel>
  );
}
