import { invalidInput } from '#server/kernel/invalidInput';
import type { Refusal } from '#server/kernel/Refusal';

/** Deeper than any input of the contract; a schema that takes any JSON must not be led further. */
const mostLevels = 32;

const cannotBeStored = 'This contains a character that cannot be stored (a null character or an unpaired surrogate).';

/**
 * Refuses text that PostgreSQL and UTF-8 cannot hold: U+0000 and lone surrogates, in any field and any name of a field,
 * however deep. Walks without recursion, because the sender decides how deep it is.
 */
export function assertStorableText(input: unknown): void {
  const waiting: { value: unknown; path: string; level: number }[] = [{ value: input, path: '', level: 0 }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, path, level } = next;
    if (typeof value === 'string' && !isStorable(value)) throw refuse(path, `${cannotBeStored} Remove it.`);
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) continue;
    if (level >= mostLevels) throw refuse(path, 'This is nested too deeply.');
    for (const [name, inner] of Object.entries(value)) {
      if (!isStorable(name)) throw refuse(path, `A field name ${cannotBeStored.slice(5)} Remove it.`);
      waiting.push({ value: inner, path: path === '' ? name : `${path}.${name}`, level: level + 1 });
    }
  }
}

/** Whether text can be written to the database and to a UTF-8 answer as it is. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && !/\p{Cs}/u.test(text);
}

function refuse(path: string, message: string): Refusal {
  return invalidInput(path.slice(0, 200), message);
}
