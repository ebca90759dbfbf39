import { usualDisplay } from '#domain/settings/preferences';
import type { AuthData } from '#web/session/session.ts';

/** A session that ends four hours from now, of a clerk unless specified otherwise. */
export function aSession(changes: Partial<AuthData> = {}): AuthData {
  return {
    isAuthenticated: true,
    user_id: '6f2b1c1e-58f8-4a0e-9d57-0f6f0f6c1a01',
    token: 'token-of-dana',
    role: 'clerk',
    full_name: 'Dana Sample',
    email: 'dana.sample@example.com',
    court_name: 'Superior Court, County of Alder',
    court_time_zone: 'America/Los_Angeles',
    judge_status: null,
    stage: 'complete',
    preferences: usualDisplay,
    expiry: Date.now() + 14_400_000,
    idle_expiry: Date.now() + 7_200_000,
    ...changes,
  };
}
