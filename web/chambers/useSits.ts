import { may } from '#domain/identity/permissions';
import { capacityOf } from '#web/session/capacityOf.ts';
import { useAppSelector } from '#web/store.ts';

/** Whether the person of this tab is the judge, who alone marks, rules, signs, and has private notes. */
export const useSits = (): boolean => useAppSelector((state) => may(capacityOf(state.user), 'chambers:use'));
