/** A production file of the server, as a path from the root, with its text. */
export type SourceFile = { path: string; text: string };

/** A table or view as a file of `server/db/schema` defines it: the name in code, the name in SQL, and that file. */
export type Table = { name: string; sqlName: string; schema: string };

/** One file that uses tables of a schema file, with the names it uses. */
export type TableUse = { file: string; schema: string; tables: string[] };

const definition = /export const (\w+) = pg(?:Table|View)\(\s*'(\w+)'/g;
const statement = /\b(?:import|export)\s+(type\s+)?([^;'"]*?)\s+from\s+'([^']*\bdb\/schema\/(\w+)(?:\.ts)?)'/g;
const dynamicImport = /\bimport\s*\(\s*'[^']*\bdb\/schema\/(\w+)/g;

/** The tables and views that a schema file defines. */
export function findTables(file: SourceFile): Table[] {
  const schema = schemaOf(file.path);
  return [...file.text.matchAll(definition)].map(([, name, sqlName]) => ({ name: name!, sqlName: sqlName!, schema }));
}

/**
 * The schema files whose tables a file uses: by import, or by name in a text with SQL. Types and constants do not
 * count.
 */
export function findTableUse(file: SourceFile, tables: Table[]): TableUse[] {
  const used = new Set([...importedTables(file.text, tables), ...tablesInSql(file.text, tables)]);
  const schemas = [...new Set([...used].map(({ schema }) => schema))].sort();
  return schemas.map((schema) => ({
    file: file.path,
    schema,
    tables: [...used].filter((table) => table.schema === schema).map(({ name }) => name),
  }));
}

/** The schema file's name without folder and extension. */
function schemaOf(file: string): string {
  return file.replace(/^.*\//, '').replace(/\.ts$/, '');
}

function importedTables(text: string, tables: Table[]): Table[] {
  const named = [...text.matchAll(statement)]
    .filter(([, type]) => type === undefined)
    .flatMap(([, , clause, , schema]) => {
      const ofFile = tables.filter((table) => table.schema === schema);
      // `* as x` and `export *` import every table of the file.
      if (!clause!.includes('{')) return ofFile;
      const names = new Set(valueNames(clause!));
      return ofFile.filter(({ name }) => names.has(name));
    });
  const loaded = [...text.matchAll(dynamicImport)].flatMap(([, schema]) => tables.filter((t) => t.schema === schema));
  return [...named, ...loaded];
}

function valueNames(clause: string): string[] {
  return clause
    .slice(clause.indexOf('{') + 1, clause.lastIndexOf('}'))
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => name.split(/\s+as\s+/)[0]!);
}

/** Texts that contain SQL: template literals and quoted texts that name a table after an SQL keyword. */
function tablesInSql(text: string, tables: Table[]): Table[] {
  const code = text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g, '');
  const literals = [...code.matchAll(/`(?:[^`\\]|\\.)*`|'(?:[^'\\\n]|\\.)*'/g)].map(([literal]) => literal);
  const words = literals.filter((literal) =>
    /\b(?:select|insert|update|delete|truncate|lock|exists|join)\b/i.test(literal),
  );
  const named = new Set(
    words.flatMap((literal) =>
      [...literal.matchAll(/\b(?:from|join|into|update|truncate|table)\s+(?:only\s+)?(?:public\.)?"?(\w+)"?/gi)].map(
        ([, name]) => name!,
      ),
    ),
  );
  return tables.filter(({ sqlName }) => named.has(sqlName));
}
