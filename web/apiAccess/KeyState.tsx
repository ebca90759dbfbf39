import { useTranslation } from 'react-i18next';
import type { AccessRequest, ApiKey } from '#contract/apiAccess';
import { Badge, type Tone } from '#web/ui/Status.tsx';

const keyTones: Record<ApiKey['state'], Tone> = { ready: 'gold', active: 'ok', expired: 'warn', revoked: 'bad' };
const requestTones: Record<AccessRequest['state'], Tone> = {
  pending: 'info',
  approved: 'ok',
  denied: 'bad',
  withdrawn: 'none',
};

/** The state of a key. */
export function KeyState({ state }: { state: ApiKey['state'] }) {
  const { t } = useTranslation();
  return <Badge tone={keyTones[state]}>{t(`apiAccess.keyState.${state}`)}</Badge>;
}

/** The state of a request. */
export function RequestState({ state }: { state: AccessRequest['state'] }) {
  const { t } = useTranslation();
  return <Badge tone={requestTones[state]}>{t(`apiAccess.requestState.${state}`)}</Badge>;
}
