import { z } from 'zod';

/** Text of several lines that a person writes. */
export const words = (atMost: number) =>
  z
    .string()
    .trim()
    .max(atMost, `At most ${atMost} characters`)
    .regex(/^(?:\P{Cc}|[\t\r\n])*$/u, 'Remove the control characters');
