import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Switch } from '#web/ui/Switch.tsx';
import { useKeysSwitch } from '#web/ui/useKeysSwitch.ts';
import { Setting } from './Setting.tsx';

/** Whether single keys act (WCAG 2.1.4), on every screen and at the bench; stored in this browser. */
export function KeysChoice() {
  const { t } = useTranslation();
  const hint = useId();
  const [isOn, setOn] = useKeysSwitch();
  return (
    <Setting id="single_keys">
      <Switch label={t('settings.preferences.singleKeys')} checked={isOn} onChange={setOn} aria-describedby={hint} />
      <p className="muted small" id={hint}>
        {t('settings.preferences.singleKeysHint')}
      </p>
    </Setting>
  );
}
