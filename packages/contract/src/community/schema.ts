import * as z from "zod/mini";
import { requestStatuses } from "../collaboration-requests/statuses.ts";
import {
  allowedCharacters,
  instant,
  maxEntries,
  optionalText,
  pathId,
  requiredLine,
  requiredText,
  withProblem,
} from "../fields.ts";
import { hiddenNotice } from "../moderation/schema.ts";
import { companyMax } from "../project-requests/limits.ts";
import { visible } from "../visible-text.ts";
import { industries } from "./industries.ts";
import {
  postContentMax,
  postEntriesMax,
  postEntryMax,
  postSearchMax,
  postTitleMax,
  projectDetailMax,
} from "./limits.ts";
import { feedTypes, freelancerPostTypes, postLanguages, postTypes } from "./post-types.ts";

/**
 * Author of a post as the reader sees them. Other users appear with a short name, a business with the company that it
 * named in the post. Fields that the author hides are empty (D12).
 */
const author = z.object({
  name: z.string(),
  initials: z.string(),
  profileImage: z.nullable(z.string()),
  linkedInUrl: z.string(),
  isConnected: z.boolean(),
});

const ownRequest = z.object({ id: z.number(), status: z.enum(requestStatuses), createdAt: instant });

/** Details of a project in the words of the business. A detail that it does not state is empty. */
const project = z.object({ company: z.string(), start: z.string(), extent: z.string(), budget: z.string() });
export type Project = z.output<typeof project>;

export const post = z.object({
  id: z.number(),
  userId: z.number(),
  title: z.string(),
  content: z.string(),
  type: z.enum(postTypes),
  language: z.enum(postLanguages),
  industry: z.enum(industries),
  /** Skills that the author offers. Null unless the type is `collaboration`. */
  skills: z.nullable(z.array(z.string())),
  /** Null unless the type is `collaboration` or `project`. */
  lookingFor: z.nullable(z.array(z.string())),
  /** Absent unless the type is `project`. */
  project: z.optional(project),
  /**
   * Full name of the colleague who wrote the project. Absent unless the reader belongs to the same company and somebody
   * else wrote the project.
   */
  writerName: z.optional(z.string()),
  /** Time at which the project was marked as filled. A filled project takes no more requests. Absent while it is open. */
  filledAt: z.optional(instant),
  createdAt: instant,
  /** Number of comments. Always 0, because there are no comments yet (D20). */
  comments: z.number(),
  requestCount: z.number(),
  /**
   * Number of messages under the accepted requests for a project that nobody in the reader's company has read. Absent
   * without any, and outside the list of the company's own projects.
   */
  unreadMessages: z.optional(z.number()),
  author,
  ownRequest: z.nullable(ownRequest),
  hidden: z.optional(hiddenNotice),
});
export type Post = z.output<typeof post>;

/** Post as the free plan shows it: what it is about and in which area its author works, without name and contact. */
export const postPreview = z.object({
  id: z.number(),
  title: z.string(),
  language: z.enum(postLanguages),
  industry: z.enum(industries),
  /** Area in which the author works. Empty when it is not entered, or hidden from the reader. */
  authorArea: z.string(),
  createdAt: instant,
});
export type PostPreview = z.output<typeof postPreview>;

/** Author of posts with what the reader may see of the profile, and their newest posts in the feed. */
export const communityAuthor = z.object({
  userId: z.number(),
  name: z.string(),
  profileImage: z.nullable(z.string()),
  linkedinUrl: z.string(),
  activityArea: z.string(),
  skills: z.array(z.string()),
  description: z.string(),
  isConnected: z.boolean(),
  posts: z.array(z.object({ id: z.number(), title: z.string(), language: z.enum(postLanguages), createdAt: instant })),
});
export const authorParams = z.object({ authorId: pathId });

export const requestedPost = z.extend(post, { requestId: z.number() });

type EntriesProblem = "postDetailsRequired" | "wantedSkillRequired";
const entriesWith = (problem: EntriesProblem) =>
  z.pipe(
    z.array(optionalText(postEntryMax), withProblem(problem)).check(...maxEntries(postEntriesMax, "tooManyEntries")),
    z.transform((list: string[]) => list.filter(Boolean)),
  );
const notBlank = { type: "array", contains: { type: "string", pattern: visible.source } };
const someEntries = (problem: EntriesProblem) =>
  z
    .pipe(entriesWith(problem), z.array(z.string()).check(z.refine((list) => list.length > 0, withProblem(problem))))
    .check(z.meta(notBlank));

const fields = {
  title: requiredLine(postTitleMax, "titleRequired"),
  content: requiredText(postContentMax, "contentRequired"),
  language: z.enum(postLanguages, withProblem("languageRequired")),
  industry: z.enum(industries, withProblem("industryRequired")),
};

export const newPost = z.object({
  ...fields,
  type: z._default(z.enum(["collaboration"]), "collaboration"),
  skills: someEntries("postDetailsRequired"),
  lookingFor: someEntries("postDetailsRequired"),
});
export type NewPost = z.output<typeof newPost>;

const projectDetail = (max: number) => optionalText(max, allowedCharacters("line"));

/** Post of a business. A change replaces the whole post. */
export const newProject = z.object({
  ...fields,
  lookingFor: someEntries("wantedSkillRequired"),
  /** Name under which freelancers see the post. They see the short name of the author if it is empty. */
  company: projectDetail(companyMax),
  start: projectDetail(projectDetailMax),
  extent: projectDetail(projectDetailMax),
  budget: projectDetail(projectDetailMax),
});
export type NewProject = z.output<typeof newProject>;

export const projectFilling = z.object({ filled: z.boolean() });

const entriesOrNull = z.pipe(
  z.transform((value: unknown) => value ?? null),
  z.nullable(entriesWith("postDetailsRequired")),
);

interface Details {
  type: (typeof freelancerPostTypes)[number];
  skills: string[] | null;
  lookingFor: string[] | null;
}
const hasDetail = (name: "skills" | "lookingFor") =>
  z.refine<Details>((change) => change.type !== "collaboration" || Boolean(change[name]?.length), {
    ...withProblem("postDetailsRequired"),
    path: [name],
  });

/** A change replaces the whole post. `skills` and `lookingFor` are dropped unless the type is `collaboration`. */
export const postChange = z
  .object({
    ...fields,
    type: z.enum(freelancerPostTypes, withProblem("postTypeRequired")),
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
  /** `collaboration` if absent. */
  type: z.optional(z.enum(feedTypes)),
  industry: z.optional(z.enum(industries)),
  /** Search text. A post is found when every word occurs in its title, text, `skills`, `lookingFor` or company. */
  search: z.optional(optionalText(postSearchMax)),
});
export const postParams = z.object({ postId: pathId });
/** Id of the user in the address, which must be the caller's own id (D13). */
export const ownParams = z.object({ userId: pathId });
