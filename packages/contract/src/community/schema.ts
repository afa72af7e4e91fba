import * as z from "zod/mini";
import { requestStatuses } from "../collaboration-requests/values.ts";
import { atMostEntries, instant, optionalText, pathId, requiredLine, requiredText, says } from "../fields.ts";
import { hiddenNotice } from "../moderation/schema.ts";
import { visible } from "../visible-text.ts";
import {
  industries,
  postContentMax,
  postEntriesMax,
  postEntryMax,
  postLanguages,
  postSearchMax,
  postTitleMax,
  postTypes,
} from "./values.ts";

/** The author as the reader sees them. Others appear with a short name; fields they hide are empty (D12). */
const author = z.object({
  name: z.string(),
  initials: z.string(),
  profileImage: z.nullable(z.string()),
  linkedInUrl: z.string(),
  isConnected: z.boolean(),
});

const ownRequest = z.object({ id: z.number(), status: z.enum(requestStatuses), createdAt: instant });

export const post = z.object({
  id: z.number(),
  userId: z.number(),
  title: z.string(),
  content: z.string(),
  type: z.enum(postTypes),
  language: z.enum(postLanguages),
  industry: z.enum(industries),
  /** Null unless the type is `collaboration`. The same holds for `lookingFor`. */
  skills: z.nullable(z.array(z.string())),
  lookingFor: z.nullable(z.array(z.string())),
  createdAt: instant,
  /** Always 0, because there are no comments yet (D20). */
  comments: z.number(),
  /** Number of pending requests (D51). */
  requestCount: z.number(),
  author,
  ownRequest: z.nullable(ownRequest),
  /** Only set for the author of a hidden post. */
  hidden: z.optional(hiddenNotice),
});
export type Post = z.output<typeof post>;

export const requestedPost = z.extend(post, { requestId: z.number() });

const entries = z.pipe(
  z
    .array(optionalText(postEntryMax), says("postDetailsRequired"))
    .check(...atMostEntries(postEntriesMax, "tooManyEntries")),
  z.transform((list: string[]) => list.filter(Boolean)),
);
/** Extends the JSON Schema: at least one entry is not blank. */
const notBlank = { type: "array", contains: { type: "string", pattern: visible.source } };
const someEntries = z
  .pipe(entries, z.array(z.string()).check(z.refine((list) => list.length > 0, says("postDetailsRequired"))))
  .check(z.meta(notBlank));

const fields = {
  title: requiredLine(postTitleMax),
  content: requiredText(postContentMax),
  language: z.enum(postLanguages, says("required")),
  industry: z.enum(industries, says("required")),
};

export const newPost = z.object({
  ...fields,
  type: z._default(z.enum(["collaboration"]), "collaboration"),
  skills: someEntries,
  lookingFor: someEntries,
});
export type NewPost = z.output<typeof newPost>;

const entriesOrNull = z.pipe(
  z.transform((value: unknown) => value ?? null),
  z.nullable(entries),
);

interface Details {
  type: (typeof postTypes)[number];
  skills: string[] | null;
  lookingFor: string[] | null;
}
const hasDetail = (name: "skills" | "lookingFor") =>
  z.refine<Details>((change) => change.type !== "collaboration" || Boolean(change[name]?.length), {
    ...says("postDetailsRequired"),
    path: [name],
  });

/** Replaces the whole post. Drops `skills` and `lookingFor` unless it is a collaboration. */
export const postChange = z
  .object({
    ...fields,
    type: z.enum(postTypes, says("required")),
    skills: entriesOrNull,
    lookingFor: entriesOrNull,
  })
  .check(
    hasDetail("skills"),
    hasDetail("lookingFor"),
    z.meta({
      if: { properties: { type: { const: "collaboration" } } },
      // biome-ignore lint/suspicious/noThenProperty: of JSON Schema
      then: { properties: { skills: notBlank, lookingFor: notBlank }, required: ["skills", "lookingFor"] },
    }),
  );
export type PostChange = z.output<typeof postChange>;

const page = { limit: z.optional(pathId), cursor: z.optional(pathId) };
export const postPageQuery = z.object(page);
export const postListQuery = z.object({
  ...page,
  industry: z.optional(z.enum(industries)),
  /** Every word must occur in title, text, `skills` or `lookingFor`. */
  search: z.optional(optionalText(postSearchMax)),
});
export const postParams = z.object({ postId: pathId });
/** Must be the caller's own id (D13). */
export const ownParams = z.object({ userId: pathId });
