import { useTranslation } from 'react-i18next';
import type { Hours } from '#domain/hearings/staff/halfDays';
import { Button } from '#web/ui/Button.tsx';
import { presets, usePresets } from './usePresets.ts';

type Props = { weekday: number; onChoose: (hours: Hours) => void };

/** Buttons that enter all of the court's day, its morning, or its afternoon. */
export function PresetButtons({ weekday, onChoose }: Props) {
  const { t } = useTranslation();
  const hoursOf = usePresets()(weekday);
  return (
    <div className="row">
      {presets.map((preset) => {
        const hours = hoursOf[preset];
        return (
          hours && (
            <Button key={preset} dense onClick={() => onChoose(hours)}>
              {t(`calendar.staff.presets.${preset}`)}
            </Button>
          )
        );
      })}
    </div>
  );
}
