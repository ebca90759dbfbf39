import { z } from 'zod';

const tooLong = (name: string, atMost: number) => `${name} is longer than ${atMost.toLocaleString('en-US')} characters`;
const noControls = 'Remove the control characters';

/** One line of text without spaces around it; it may be empty. `name` is that of its field, for messages. */
export const line = (name: string, atMost: number) =>
  z
    .string(`${name} is required`)
    .trim()
    .max(atMost, tooLong(name, atMost))
    .regex(/^\P{Cc}*$/u, noControls);

/** One line of text that must be filled in. */
export const requiredLine = (name: string, atMost: number) => line(name, atMost).min(1, `${name} is required`);

/** Text of any number of lines without spaces around it; it may be empty. */
export const lines = (name: string, atMost: number) =>
  z
    .string(`${name} is required`)
    .trim()
    .max(atMost, tooLong(name, atMost))
    .regex(/^(?:\P{Cc}|[\t\r\n])*$/u, noControls);
