import type { NewTemplate, Template } from "@linkedpotential/contract/templates/schema";
import { useAction } from "../../../lib/action/use-action.ts";
import { rawStorage } from "../../../lib/storage/storage.ts";
import { toast } from "../../../lib/toast.ts";
import { useOnce } from "../../../lib/use-once.ts";
import { useTexts } from "../../../texts/texts.ts";
import type { TemplateListId } from "../api.ts";
import { addTemplate } from "../api.ts";
import { legacyKeys, parseEntries, toNewTemplate } from "./legacy-posts.ts";

/**
 * Moves the templates that earlier versions stored in this browser to the account (D41). Runs once, as soon as the
 * templates of the account are known.
 */
export function useMigration({ namespace, templateKey }: TemplateListId, known: readonly Template[] | undefined): void {
  const { toasts } = useTexts("templates");
  const { runAsync: post } = useAction("templates/create", withIdempotencyKey, { onDone: addTemplate });
  useOnce(async () => {
    const { moved, failed } = await migrate({ namespace, templateKey }, known ?? [], post);
    const left = failed > 0 ? toasts.notMigrated(failed) : "";
    if (moved > 0) toast({ title: toasts.migrated, description: `${toasts.migratedCount(moved)} ${left}`.trim() });
    else if (left) toast({ title: left });
  }, known !== undefined);
}

/** Derives the idempotency key from the template, so that several tabs or attempts create it only once. */
async function withIdempotencyKey(body: NewTemplate) {
  const bytes = new TextEncoder().encode(JSON.stringify(body));
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return {
    body,
    idempotencyKey: `migration-${Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("")}`,
  };
}

async function migrate(
  list: TemplateListId,
  known: readonly Template[],
  post: (template: NewTemplate) => Promise<unknown>,
) {
  const { posts, flag } = legacyKeys(list);
  const raw = rawStorage.get(posts);
  const result = { moved: 0, failed: 0 };
  if (raw === null || rawStorage.get(flag) !== null) return result;
  const entries = parseEntries(raw);
  if (!entries) {
    rawStorage.set(flag, "true");
    return result;
  }
  const left = new Set(entries);
  for (const { entry, template } of oldestFirst(entries, list)) {
    const isThere = known.some(({ title, content }) => title === template.title && content === template.content.trim());
    const isMoved =
      isThere ||
      (await post(template).then(
        () => true,
        () => false,
      ));
    if (!isMoved) {
      result.failed += 1;
      continue;
    }
    result.moved += 1;
    left.delete(entry);
    rawStorage.set(posts, JSON.stringify([...left]));
  }
  if (left.size === 0) {
    rawStorage.set(flag, "true");
    rawStorage.remove(posts);
  }
  return result;
}

/** Returns the entries that can be moved, oldest first, because the list is ordered by id. */
function oldestFirst(entries: readonly unknown[], list: TemplateListId) {
  const movable = entries.flatMap((entry) => {
    const template = toNewTemplate(entry, list);
    return template ? [{ entry, template }] : [];
  });
  return movable.sort((a, b) => ((a.template.createdAt ?? "") < (b.template.createdAt ?? "") ? -1 : 1));
}
