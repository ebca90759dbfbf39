/**
 * The selectors of a stylesheet, including those in at-rules, without its comments and without the steps of keyframes.
 */
export function readSelectors(sheet: string): string[] {
  const plain = sheet.replace(/\/\*[\s\S]*?\*\//g, '').replace(/@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
  return [...plain.matchAll(/(?:^|[{};])([^{};]+)(?=\{)/g)]
    .map(([, prelude]) => prelude!.trim())
    .filter((prelude) => prelude !== '' && !prelude.startsWith('@'))
    .flatMap(splitSelectors);
}

/** The classes of a selector: those of its own module, and those that `:global(…)` uses unchanged. */
export function readClasses(selector: string): { local: string[]; global: string[] } {
  const bare = selector.replace(/"[^"]*"/g, '""');
  const global: string[] = [];
  const local = bare.replace(/:global\(([^)]*)\)/g, (_, inside: string) => {
    global.push(...namesIn(inside));
    return '';
  });
  return { local: namesIn(local), global };
}

/** The files that a stylesheet imports, with the cascade layer of each. */
export function readImports(sheet: string): { file: string; layer: string | undefined }[] {
  return [...sheet.matchAll(/@import "(.+?)"(?: layer\((\w+)\))?;/g)].map(([, file, layer]) => ({
    file: file!,
    layer,
  }));
}

/** The name of a class of a module in code: `due-date` is `dueDate`. */
export function nameInCode(name: string): string {
  return name.replace(/-+(\w)/g, (_, letter: string) => letter.toUpperCase());
}

const namesIn = (selector: string) => [...selector.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name]) => name!);

/** Splits at commas that are not within parentheses or brackets. */
function splitSelectors(list: string): string[] {
  const selectors = [''];
  let depth = 0;
  for (const letter of list) {
    if ('(['.includes(letter)) depth += 1;
    if (')]'.includes(letter)) depth -= 1;
    if (letter === ',' && depth === 0) selectors.push('');
    else selectors[selectors.length - 1] += letter;
  }
  return selectors.map((selector) => selector.replace(/\s+/g, ' ').trim());
}
