/**
 * Formatters of American English dates, numbers, and lists. Each is created when it is first used, and once for each set
 * of options: creating one takes milliseconds, as long as formatting thousands of values. The data of a second language
 * would take longer.
 */
export const dateTimeFormat = reused(
  (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-US', options),
);
export const numberFormat = reused((options: Intl.NumberFormatOptions) => new Intl.NumberFormat('en-US', options));
export const listFormat = reused((options: Intl.ListFormatOptions) => new Intl.ListFormat('en-US', options));

function reused<Options, Format>(create: (options: Options) => Format): (options: Options) => Format {
  const formats = new Map<string, Format>();
  return (options) => {
    const key = JSON.stringify(options);
    const format = formats.get(key) ?? create(options);
    formats.set(key, format);
    return format;
  };
}
