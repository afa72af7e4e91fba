import type { OutboxEvents } from "@linkedpotential/contract/outbox";
import type { Context } from "../context.ts";
import { ConflictError, retryOnConflict } from "../db/conflict.ts";
import { UserEntity } from "../user/user.entity.ts";
import { everyProfile, ProfileWordEntity, startOf, wordOf } from "./profile-word.entity.ts";
import { wordsOfProfile } from "./profile-words.ts";

const atOnce = 25;

/**
 * Replaces the words by which a freelancer's profile is found. Reads the profile again at the end, because another run
 * for the same account may have written the words of an older profile in between. Idempotent.
 */
export async function indexProfile(
  { log }: Pick<Context, "log">,
  { userId }: OutboxEvents["profile.changed"],
): Promise<{ words: number }> {
  log.note("userId", userId);
  return retryOnConflict(async () => {
    const [words, stored] = await Promise.all([readWords(userId), storedWords(userId)]);
    const obsolete = stored.filter((word) => !words.includes(word));
    await forEach(words, (word) => ProfileWordEntity.put(keyOf(userId, word)).go());
    await forEach(obsolete, (word) => ProfileWordEntity.delete(keyOf(userId, word)).go());
    if ((await readWords(userId)).join(" ") !== words.join(" ")) throw new ConflictError();
    return { words: words.length };
  });
}

const keyOf = (userId: number, word: string) => ({ start: startOf(word), word, userId });

/** Returns the words of the current profile. None for an empty profile, a business, or a deleted account. */
async function readWords(userId: number): Promise<string[]> {
  const { data: user } = await UserEntity.get({ userId }).go({ consistent: true });
  if (user?.role !== "freelancer") return [];
  const words = wordsOfProfile(user);
  return words.length > 0 ? [everyProfile, ...words] : [];
}

async function storedWords(userId: number): Promise<string[]> {
  const { data } = await ProfileWordEntity.query.ofUser({ userId }).go({ pages: "all", data: "includeKeys" });
  return data.map(wordOf);
}

async function forEach(words: readonly string[], write: (word: string) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < words.length; from += atOnce)
    await Promise.all(words.slice(from, from + atOnce).map(write));
}
