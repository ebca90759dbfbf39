import { z } from 'zod';

/** A point in time, such as `2026-11-22T09:30:00Z`. */
export const Moment = z.iso.datetime({ offset: true });
