import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** The screens of the side navigation that can have work for the user. */
export const countedScreens = [
  'judge-dashboard',
  'review',
  'case-processing',
  'calendar',
  'deadlines',
  'people',
  'api-access',
] as const;
export type CountedScreen = (typeof countedScreens)[number];

export const ScreenCount = z.object({
  screen: z.enum(countedScreens),
  count: z.number().int(),
  /** Whether there are more, which were not counted. */
  more: z.boolean(),
});
export type ScreenCount = z.infer<typeof ScreenCount>;

/** Screens without work are left out. */
export const countNavigation = endpoint({
  method: 'GET',
  path: '/navigation/counts/',
  permission: 'dashboard:read',
  input: z.object({}),
  reply: z.object({
    counts: z.array(ScreenCount),
    /** Whether you belong to a law firm. */
    has_firm: z.boolean(),
    /** Whether you work in a judge’s chambers. */
    in_chambers: z.boolean().optional(),
  }),
  status: 200,
  summary: 'Returns how much work the screens of the side navigation have for you, by role.',
});
