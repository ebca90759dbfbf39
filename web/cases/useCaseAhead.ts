import { may } from '#domain/identity/permissions';
import { capacityOf } from '#web/session/capacityOf.ts';
import { useAppSelector } from '#web/store.ts';
import { useReadCaseAheadQuery } from './casesApi.ts';

/** What comes next in a case, for people who file; undefined for others and until it is loaded. */
export function useCaseAhead(id: string) {
  const isFiler = useAppSelector((state) => may(capacityOf(state.user), 'home:read'));
  return useReadCaseAheadQuery({ id }, { skip: !isFiler }).data;
}
