/** What no text that people read contains: a value that is missing or was not worded, a code, a broken sentence. */
const faulty = [
  /undefined|\bnull\b|NaN|\[object|Invalid Date|\b(true|false)\b|\$\{/,
  / {2}| [.,:;)]|\(\)|\.\.|[,:] ?\.|^\s|\s$|^$/,
  /\b[a-z]+_[a-z_]+\b/,
];

/** What is wrong with a title and its text; a text consists of sentences. */
export function faultsOf(title: string, text: string): string[] {
  const found = [title, text].flatMap((words) => faulty.flatMap((fault) => words.match(fault)?.[0] ?? []));
  if (title.endsWith('.')) found.push(`${title} ends with a period`);
  if (!/[.”]$/.test(text)) found.push(`${text} does not end a sentence`);
  return found;
}
