import type { Rule } from '../../Rule.ts';

/** A number among a rule's parameters. */
export function numberOf({ parameters }: Rule, ...names: string[]): number | undefined {
  return names.map((name) => parameters[name]).find((value): value is number => typeof value === 'number');
}

/** A word among them. */
export function wordOf({ parameters }: Rule, name: string): string | undefined {
  const value = parameters[name];
  return typeof value === 'string' ? value : undefined;
}

/** Whether it asks for something. */
export const asks = ({ parameters }: Rule, name: string): boolean => parameters[name] === true;
