import { createConversions, Entity, type EntityItem } from "electrodb";
import { store } from "../db/store.ts";

/**
 * A word by which a freelancer's profile is found. Access patterns: words with the same beginning, each with its
 * profiles, newest account first; words of a user (keys only), used to replace and erase them.
 */
export const ProfileWordEntity = new Entity(
  {
    model: { entity: "profile-word", version: "1", service: "linkedpotential" },
    attributes: {
      /** Beginning of the word, so that one query finds all words that begin with a text. */
      start: { type: "string", required: true },
      word: { type: "string", required: true },
      userId: { type: "number", required: true, padding: { length: 16, char: "0" } },
    },
    indexes: {
      ofStart: {
        pk: { field: "pk", composite: ["start"] },
        sk: { field: "sk", composite: ["word", "userId"] },
      },
      ofUser: {
        index: "gsi2",
        projection: "keys_only",
        pk: { field: "gsi2pk", composite: ["userId"] },
        sk: { field: "gsi2sk", composite: ["word"] },
      },
    },
  },
  store,
);

type Stored = EntityItem<typeof ProfileWordEntity>;
export type ProfileWord = Pick<Stored, "word" | "userId">;

/** Stands for the whole profile, so that all profiles can be listed. Not a word that a profile can contain. */
export const everyProfile = "*";

const startLength = 2;

/** Returns the partition of a word. A shorter text than a start finds the words that consist of it. */
export const startOf = (word: string): string => [...word].slice(0, startLength).join("");

const { byAccessPattern } = createConversions(ProfileWordEntity);

export const wordOf = (item: object): string =>
  byAccessPattern.ofUser.fromKeys.toComposite<ProfileWord>({ ...item }).word;

/** Returns the cursor of ElectroDB that continues after a word of a profile. */
export const cursorAfter = ({ word, userId }: ProfileWord): string =>
  byAccessPattern.ofStart.fromComposite.toCursor({ start: startOf(word), word, userId });
