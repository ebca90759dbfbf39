import type { TFunction } from 'i18next';
import type { ApiScope } from '#domain/integrations/scopes';

/** The name of a scope. */
export function scopeName(t: TFunction, scope: ApiScope): string {
  return t(`apiAccess.scope.${wordKey(scope)}`);
}

/** What a key with the scope can do, and what it cannot. */
export function scopeEffect(t: TFunction, scope: ApiScope): string {
  return t(`apiAccess.scopeEffect.${wordKey(scope)}`);
}

const wordKey = (scope: ApiScope) => scope.replace(':', '_');
