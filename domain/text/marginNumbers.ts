const space = 32;
const newline = 10;
/** Pleading paper has 25, 26 or 28 lines; a transcript 25. */
const lastLine = 60;

/** Blanks the numbers in the margin of lines that are numbered one after another. */
export function blankMarginNumbers(codes: Uint16Array): void {
  let run: { from: number; to: number; value: number; bare: boolean }[] = [];
  const close = () => {
    if (run.length >= 3) for (const { from, to } of run) codes.fill(space, from, to);
    run = [];
  };
  let line = 0;
  while (line < codes.length) {
    let next = codes.indexOf(newline, line);
    if (next < 0) next = codes.length;
    const number = marginNumber(codes, line, next);
    if (number) {
      const previous = run.at(-1);
      if (previous && number.value !== previous.value + 1) close();
      run.push(number);
    } else if (!isBlank(codes, line, next)) {
      close();
    }
    line = next + 1;
  }
  close();
}

function isBlank(codes: Uint16Array, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (codes[at]! > space) return false;
  return true;
}

function marginNumber(codes: Uint16Array, line: number, next: number) {
  let from = line;
  while (from < next && codes[from]! <= space) from += 1;
  let to = from;
  let value = 0;
  while (to < next && to - from < 3 && codes[to]! >= 48 && codes[to]! <= 57) value = value * 10 + codes[to++]! - 48;
  if (to === from || value === 0 || value > lastLine) return null;
  if (to < next && codes[to]! > space) return null;
  // A list of volumes is no margin: a reporter follows the number, and a page the reporter.
  if (looksLikeVolume(codes, to, next)) return null;
  return { from, to, value, bare: to === next };
}

function looksLikeVolume(codes: Uint16Array, at: number, end: number): boolean {
  let from = at;
  while (from < end && codes[from]! <= space) from += 1;
  if (codes[from]! < 65 || codes[from]! > 90) return false;
  const limit = Math.min(end, from + 24);
  let point = false;
  for (let place = from; place < limit; place++) {
    const code = codes[place]!;
    if (code === 46) point = true;
    if (point && code >= 48 && code <= 57 && codes[place - 1]! <= space) return true;
  }
  return false;
}
