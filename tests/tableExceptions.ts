/**
 * Files that use tables of another area, from before tables had owners: the file and the schema file. Remove a line
 * once it is no longer true; add none.
 */
export const tableExceptions: [file: string, schema: string][] = [
];
