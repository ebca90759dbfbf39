import { readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openRandom } from '#server/seed/plan/random';
import { hostileKinds } from '#server/testing/hostile/hostileKinds';

/**
 * A file on disk, the name under which it is sent, and the correct responses; if none are given, any refusal of a
 * document.
 */
export type HostileFile = { kind: string; path: string; name: string; answers: readonly string[] | null };

/** Generates every type of hostile file from a seed; for types with random content, `count` files. */
export async function makeHostileFiles(folder: string, seed: number, count: number): Promise<HostileFile[]> {
  const files: HostileFile[] = [];
  for (const { kind, name, answers, make } of hostileKinds) {
    const times = make.length === 0 ? 1 : count;
    for (let time = 0; time < times; time++) {
      const file = path.join(folder, String(files.length));
      await writeFile(file, make(openRandom(seed + time)));
      files.push({ kind, path: file, name, answers });
    }
  }
  return files;
}

/** The files of a folder and its subfolders; each is a separate type. */
export function findHostileFiles(folder: string): HostileFile[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      return { kind: path.relative(folder, file), path: file, name: entry.name, answers: null };
    });
}
