type Module = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[]; code: string | null };
/** The bundler's information about a module. */
export type ModuleOf = (id: string) => Module | null;

/** How the modules of the documents depend on each other. */
export type Imports = {
  /** For each module, the documents, screens, and parts fetched on demand that cannot run without it. */
  users: Map<string, Set<string>>;
  sizes: Map<string, number>;
  /** A module with all of its imports, direct and indirect. */
  reachFrom: (id: string) => Set<string>;
};

/** Follows the imports from the documents through all modules, including those fetched later. */
export function readImports(documents: string[], moduleOf: ModuleOf): Imports {
  const users = new Map<string, Set<string>>();
  const sizes = new Map<string, number>();
  const reachFrom = (id: string, found = new Set<string>()) => {
    if (found.has(id)) return found;
    found.add(id);
    for (const imported of moduleOf(id)?.importedIds ?? []) reachFrom(imported, found);
    return found;
  };
  const entries = [...documents];
  for (const entry of entries) {
    for (const id of reachFrom(entry)) {
      const module = moduleOf(id);
      sizes.set(id, module?.code?.length ?? 0);
      users.set(id, (users.get(id) ?? new Set()).add(entry));
      for (const later of module?.dynamicallyImportedIds ?? []) if (!entries.includes(later)) entries.push(later);
    }
  }
  return { users, sizes, reachFrom };
}
