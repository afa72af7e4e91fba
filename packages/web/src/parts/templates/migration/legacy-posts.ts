import { cutCharacters } from "@linkedpotential/contract/characters";
import { templateContentMax, templateTitleMax } from "@linkedpotential/contract/templates/limits";
import type { NewTemplate } from "@linkedpotential/contract/templates/schema";
import type { TemplateListId } from "../api.ts";

/**
 * Returns the storage keys of earlier versions: one for the saved texts, one for the flag that they were moved to the
 * account.
 */
export const legacyKeys = ({ namespace, templateKey }: TemplateListId) => ({
  posts: `${namespace}_${templateKey}_savedPosts`,
  flag: `${namespace}_${templateKey}_migrated_to_backend`,
});

export function parseEntries(raw: string): unknown[] | undefined {
  try {
    const entries: unknown = JSON.parse(raw);
    return Array.isArray(entries) ? entries : undefined;
  } catch {
    return undefined;
  }
}

/** Converts an entry of an earlier version. Returns undefined when it has no valid title or content. */
export function toNewTemplate(entry: unknown, list: TemplateListId): NewTemplate | undefined {
  if (typeof entry !== "object" || entry === null) return undefined;
  const { title, content, createdAt }: Record<string, unknown> = { ...entry };
  if (typeof title !== "string" || typeof content !== "string") return undefined;
  const name = cutCharacters(title.replace(/\s+/g, " ").trim(), templateTitleMax);
  if (name === "" || content.trim() === "" || content.length > templateContentMax) return undefined;
  return { ...list, title: name, content, ...parseInstant(createdAt) };
}

function parseInstant(createdAt: unknown): { createdAt?: string } {
  if (typeof createdAt !== "string" && typeof createdAt !== "number") return {};
  const instant = new Date(createdAt);
  return instant.getTime() >= 0 ? { createdAt: instant.toISOString() } : {};
}
