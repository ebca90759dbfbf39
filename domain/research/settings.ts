import type { PlatformId } from './platforms.ts';

export const syncFrequencies = ['real_time', 'hourly', 'daily', 'manual'] as const;
export type SyncFrequency = (typeof syncFrequencies)[number];

export type ResearchSettings = {
  default_platform: PlatformId | 'auto';
  sync_frequency: SyncFrequency;
  auto_search: boolean;
  citation_check: boolean;
};

/** The default research settings. */
export const usualResearchSettings: ResearchSettings = {
  default_platform: 'auto',
  sync_frequency: 'daily',
  auto_search: true,
  citation_check: true,
};

/** Real-time means each round of the portal's clock. */
export const roundMinutes = 5;

/** Minutes after which something is refreshed; null for never automatically. */
export function minutesBetween(frequency: SyncFrequency): number | null {
  return { real_time: roundMinutes, hourly: 60, daily: 24 * 60, manual: null }[frequency];
}
