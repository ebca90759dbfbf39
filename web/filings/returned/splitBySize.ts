import { goesInParts } from '#web/uploads/partSizes.ts';

export type PreparedFiles = { replacement?: File; attachment?: File[]; replaces?: string };
type Large = { file: File; purpose: 'replacement' | 'correction_attachment'; replaces?: string };

/** Documents of a correction: those that are sent in one call, null if there are none, and those in parts. */
export function splitBySize(files: PreparedFiles): { small: PreparedFiles | null; large: Large[] } {
  const { replacement, attachment = [], replaces } = files;
  const large: Large[] = attachment.filter(goesInParts).map((file) => ({ file, purpose: 'correction_attachment' }));
  const rest = attachment.filter((file) => !goesInParts(file));
  const isLarge = replacement !== undefined && goesInParts(replacement);
  if (isLarge) large.unshift({ file: replacement, purpose: 'replacement', ...(replaces && { replaces }) });
  const small = {
    ...(replacement && !isLarge && { replacement, ...(replaces && { replaces }) }),
    ...(rest.length > 0 && { attachment: rest }),
  };
  return { small: Object.keys(small).length > 0 ? small : null, large };
}
