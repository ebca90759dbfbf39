type Save = () => Promise<boolean>;
const saves = new Set<Save>();

/** Registers what saves one part of the open draft. Returns the function that removes it. */
export function registerSave(save: Save): () => void {
  saves.add(save);
  return () => {
    saves.delete(save);
  };
}

/** Saves everything that was typed in the open draft, before it is filed. False if something could not be saved. */
export async function savePending(): Promise<boolean> {
  const done = await Promise.all([...saves].map((save) => save()));
  return done.every(Boolean);
}
