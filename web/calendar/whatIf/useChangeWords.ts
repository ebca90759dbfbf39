import { useTranslation } from 'react-i18next';
import type { SimulatedScenario } from '#contract/simulations';
import { weekdays } from '#domain/days/days';

/** The changes of a scenario in words, one for each. */
export function useChangeWords(): (scenario: SimulatedScenario) => string[] {
  const { t } = useTranslation();
  return (scenario) => {
    const { more_judges, without_judges, more_rooms, without_rooms, opens_earlier, closes_later } = scenario;
    const { arrivals_percent, reserved } = scenario;
    const say = (key: string, values: Record<string, unknown>) => t(`calendar.whatIf.changes.${key}`, values);
    const nameOf = (name: string) => name || t('calendar.whatIf.unknown');
    const signed = (key: string, amount: number) =>
      amount === 0 ? [] : [say(amount > 0 ? `${key}More` : `${key}Fewer`, { count: Math.abs(amount) })];
    return [
      ...(more_judges > 0 ? [say('moreJudges', { count: more_judges })] : []),
      ...without_judges.map((name) => say('without', { name: nameOf(name) })),
      ...(more_rooms > 0 ? [say('moreRooms', { count: more_rooms })] : []),
      ...without_rooms.map((name) => say('without', { name: nameOf(name) })),
      ...signed('opens', opens_earlier),
      ...signed('closes', closes_later),
      ...signed('arrivals', arrivals_percent),
      ...(reserved
        ? [
            say(reserved.only ? 'reservedOnly' : 'reserved', {
              ...{ weekday: weekdays[reserved.weekday], subject: nameOf(reserved.subject) },
              judge: reserved.judge === null ? t('calendar.whatIf.allJudges') : nameOf(reserved.judge),
            }),
          ]
        : []),
    ];
  };
}
