import { readTestNames } from './readTestNames.ts';

const placeholder = /%[sjdifoOc#]|\$[a-z]\w*(?:\.\w+)*/;
const placeholders = new RegExp(placeholder, 'g');

/**
 * Whether a source file declares a test with this name. The name of a test over a table of cases may be given as
 * written (`reads %s`) or for one case (`reads a stamp`); then the file must contain the words of the case.
 */
export function declaresTest(source: string, name: string): boolean {
  if (name.replace(placeholders, '').trim().length < 3) return false;
  const names = [...readTestNames(source)];
  return names.includes(name) || names.some((template) => isCaseOf(template, name, source));
}

function isCaseOf(template: string, name: string, source: string): boolean {
  if (!placeholder.test(template)) return false;
  const parts = template.split(placeholders).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const values = new RegExp(`^${parts.join('(.+)')}$`, 's').exec(name)?.slice(1);
  return values?.every((value) => source.includes(value.replace(/^"|"$/g, ''))) ?? false;
}
