import { cutCharacters } from "@linkedpotential/contract/characters";
import type { NewTemplate } from "@linkedpotential/contract/templates/schema";
import { templateContentMax, templateTitleMax } from "@linkedpotential/contract/templates/values";
import type { Place } from "../place.ts";

export const legacyKeys = ({ namespace, templateKey }: Place) => ({
  posts: `${namespace}_${templateKey}_savedPosts`,
  flag: `${namespace}_${templateKey}_migrated_to_backend`,
});

export function readEntries(raw: string): unknown[] | undefined {
  try {
    const entries: unknown = JSON.parse(raw);
    return Array.isArray(entries) ? entries : undefined;
  } catch {
    return undefined;
  }
}

export function templateOf(entry: unknown, place: Place): NewTemplate | undefined {
  if (typeof entry !== "object" || entry === null) return undefined;
  const { title, content, createdAt }: Record<string, unknown> = { ...entry };
  if (typeof title !== "string" || typeof content !== "string") return undefined;
  const name = cutCharacters(title.replace(/\s+/g, " ").trim(), templateTitleMax);
  if (name === "" || content.trim() === "" || content.length > templateContentMax) return undefined;
  return { ...place, title: name, content, ...instantOf(createdAt) };
}

function instantOf(createdAt: unknown): { createdAt?: string } {
  if (typeof createdAt !== "string" && typeof createdAt !== "number") return {};
  const instant = new Date(createdAt);
  return instant.getTime() >= 0 ? { createdAt: instant.toISOString() } : {};
}
