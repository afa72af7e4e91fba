import type { NewTemplate, Template } from "@linkedpotential/contract/templates/schema";
import { useEffect, useRef } from "react";
import { useAction } from "../../../lib/action/use-action.ts";
import { rawStorage } from "../../../lib/storage/storage.ts";
import { toast } from "../../../lib/toast.ts";
import { useTexts } from "../../../texts/texts.ts";
import { showNew } from "../api.ts";
import type { Place } from "../place.ts";
import { legacyKeys, readEntries, templateOf } from "./legacy-posts.ts";

/**
 * Moves the templates that earlier versions stored in this browser to the account, once (D41). `known` are the
 * templates already there.
 */
export function useMigration({ namespace, templateKey }: Place, known: readonly Template[] | undefined): void {
  const { toasts } = useTexts("templates");
  const { runAsync: post } = useAction("templates/create", keyed, { onDone: showNew });
  const hasBegun = useRef(false);
  useEffect(() => {
    if (!known || hasBegun.current) return;
    hasBegun.current = true;
    void migrate({ namespace, templateKey }, known, post).then(({ moved, failed }) => {
      const left = failed > 0 ? toasts.notMigrated(failed) : "";
      if (moved > 0) toast({ title: toasts.migrated, description: `${toasts.migratedCount(moved)} ${left}`.trim() });
      else if (left) toast({ title: left });
    });
  }, [namespace, templateKey, known, post, toasts]);
}

/** Derives the same idempotency key in every tab and attempt, so that nothing is posted twice. */
async function keyed(body: NewTemplate) {
  const bytes = new TextEncoder().encode(JSON.stringify(body));
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return {
    body,
    idempotencyKey: `migration-${Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("")}`,
  };
}

async function migrate(place: Place, known: readonly Template[], post: (template: NewTemplate) => Promise<unknown>) {
  const { posts, flag } = legacyKeys(place);
  const raw = rawStorage.get(posts);
  const result = { moved: 0, failed: 0 };
  if (raw === null || rawStorage.get(flag) !== null) return result;
  const entries = readEntries(raw);
  if (!entries) {
    rawStorage.set(flag, "true");
    return result;
  }
  const left = new Set(entries);
  for (const { entry, template } of oldestFirst(entries, place)) {
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

/** Server ids follow the order of the calls, so older entries are posted first. */
function oldestFirst(entries: readonly unknown[], place: Place) {
  const movable = entries.flatMap((entry) => {
    const template = templateOf(entry, place);
    return template ? [{ entry, template }] : [];
  });
  return movable.sort((a, b) => ((a.template.createdAt ?? "") < (b.template.createdAt ?? "") ? -1 : 1));
}
