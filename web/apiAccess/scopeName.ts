import type { TFunction } from 'i18next';
import type { ApiScope } from '#domain/integrations/scopes';

/** A scope in words. */
export function scopeName(t: TFunction, scope: ApiScope): string {
  return t(`apiAccess.scope.${scope.replace(':', '_')}`);
}
