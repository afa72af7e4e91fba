import { rawStorage } from "../../lib/storage/storage.ts";

export interface LocalEntry {
  key: string;
  kind: "posts" | "template" | "flag";
  raw: string;
  /** Size in UTF-8 bytes. */
  size: number;
  /** Titles of the saved posts. Absent if the content is not a list. */
  titles?: string[];
  isReadable: boolean;
}

function kindOf(key: string): LocalEntry["kind"] | undefined {
  if (key.endsWith("_savedPosts")) return "posts";
  if (key.endsWith("_migrated_to_backend")) return "flag";
  return /template|vorlage/i.test(key) ? "template" : undefined;
}

/** Lists the stored posts and templates only, so that other data such as the session token stays hidden. */
export function localEntries(): LocalEntry[] {
  return rawStorage
    .keys()
    .sort((a, b) => a.localeCompare(b))
    .flatMap((key) => {
      const kind = kindOf(key);
      const raw = kind && rawStorage.get(key);
      return kind && typeof raw === "string" ? [entryOf(key, kind, raw)] : [];
    });
}

export const removeLocalEntry = (key: string): void => rawStorage.remove(key);

function entryOf(key: string, kind: LocalEntry["kind"], raw: string): LocalEntry {
  const size = new TextEncoder().encode(raw).length;
  const content = parse(raw);
  const titles = Array.isArray(content) ? content.map(titleOf) : undefined;
  return { key, kind, raw, size, isReadable: content !== undefined, ...(titles && { titles }) };
}

function parse(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
}

const titleOf = (post: unknown): string =>
  typeof post === "object" && post !== null && "title" in post && typeof post.title === "string" ? post.title : "";
