import { sealedAuthenticators } from '#server/identity/secondFactor/sealedAuthenticators';
import { sealedConnections } from '#server/platforms/sealedConnections';
import { sealedKeys } from '#server/seals/sealedKeys';
import type { SealedPlace } from '#server/secrets/SealedPlace';
import { sealedPreviousSecrets, sealedSecrets } from '#server/webhooks/sealedSecrets';

/** Every place with encrypted values: a new column of this kind must be added here, or a key change misses it. */
export const sealedPlaces: SealedPlace[] = [
  sealedSecrets,
  sealedPreviousSecrets,
  sealedConnections,
  sealedAuthenticators,
  sealedKeys,
];
