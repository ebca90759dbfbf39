/** Where a pattern ends that begins here (it is sticky); 0 where it does not. */
export function matchAt(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : 0;
}
